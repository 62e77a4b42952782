export const words = {
  rule: 'Rule',
  chosen: 'to be turned',
  can: 'can be turned with it',
  worth: (value: string) => `value ${value}`,
  over: 'No coin shows heads that could be turned.',
  turnButton: 'Turn',
  drop: 'Cancel',
  set: 'Turn coins freely',
  setDone: 'Done',
  setting: 'Press any coins to turn them. The game starts over from there.',
  sum: (said: string) => `Nim-sum of the heads: ${said}`,
};
