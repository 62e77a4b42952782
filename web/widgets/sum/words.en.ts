export const words = {
  title: 'Two games side by side',
  position: 'Positions, first | second',
  rule: 'Games, first | second',
  side: ['First game', 'Second game'] as readonly [string, string],
  choose: ['First game', 'Second game'] as readonly [string, string],
  both: (first: string, second: string) => `${first}, next to ${second}`,
  inGame: (game: string, phrase: string) => `${phrase} (${game})`,
  place: (game: string, place: string) => `${place} of “${game}”`,
  value: (v: string) => `SG value ${v}`,
  over: 'no move left here',
};
