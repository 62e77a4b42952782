export const words = {
  title: 'Nim',
};
