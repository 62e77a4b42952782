export const words = {
  title: 'Lasker’s Nim',
  idle: 'A stone takes itself and all above it; a notch cuts the heap in two.',
};
