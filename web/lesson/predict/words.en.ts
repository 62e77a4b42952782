export const words = {
  label: 'Predict',
  legend: 'Your prediction',
  commit: 'Commit',
  empty: 'Write your prediction first.',
  skip: 'Read on without predicting',
  said: 'You predicted: ',
  saidBefore: 'Earlier you predicted: ',
  right: 'The solver agrees: ',
  wrong: 'The solver says otherwise: ',
  outcome: {
    P: 'the player to move loses (P)',
    N: 'the player to move wins (N)',
    draw: 'a draw, nobody can force a win',
    L: 'Left wins, whoever begins (L)',
    R: 'Right wins, whoever begins (R)',
  },
};
