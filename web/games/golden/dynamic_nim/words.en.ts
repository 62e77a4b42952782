export const words = {
  title: 'Dynamic Nim',
  rule: 'Rule, as k + c',
  limit: 'Next limit =',
  taken: '× taken',
  factor: 'Factor k',
  surplus: 'Addend c',
  less: (name: string) => `${name}: less`,
  moreOf: (name: string) => `${name}: more`,
  lost: 'Starts that are lost:',
};
