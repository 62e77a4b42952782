export const words = {
  title: 'Grundy’s game',
  idle: 'Point at a notch: the heap is cut there, into two unequal parts.',
};
