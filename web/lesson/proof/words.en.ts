export const words = {
  proof: 'Proof',
  show: 'Show on the board',
  back: 'Back to the game',
  next: 'Next step',
  previous: 'Previous step',
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  shown: (n: number, of: number, position: string) => `Step ${n} of ${of}: the board shows ${position}.`,
};
