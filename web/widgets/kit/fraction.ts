/** A fraction as the solver writes it, for readers: "-1/18" is −1/18. */
export const written = (text: string): string => text.replaceAll('-', '−');

/** About as much; for bars, plots and decimals that stand beside the fraction. */
export function approximately(text: string): number {
  const [top = '0', bottom = '1'] = text.split('/');
  return Number(top) / Number(bottom);
}
