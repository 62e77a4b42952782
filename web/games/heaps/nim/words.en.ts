export const words = {
  title: 'Nim',
  strips: 'Strips',
  slide: (by: string, coin: string, form: 'base' | 'third') =>
    `${form === 'base' ? 'slide' : 'slides'} coin ${coin} by ${by}`,
};
