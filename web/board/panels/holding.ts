import { prefersReducedMotion } from '../../draw/reduced-motion.ts';

/** A board that takes more of the window's height leaves no room for the panel below it. */
const most = 0.6;
/** The part of a higher one that has to be in sight for what is shown to be seen. */
const enough = 0.5;

/**
 * Shows something on the board by what was pressed in a panel below it. What was pressed stays where it is in the
 * window, though the board may become higher or lower; and as long as something is shown, a board that leaves room for
 * the panel stays in sight (panels.css). One that does not is scrolled to where it is out of sight.
 */
export async function holding(pressed: Element, drawn: () => Promise<unknown>, show: () => Promise<void>) {
  const table = (pressed.getRootNode() as ParentNode).querySelector<HTMLElement>('.table');
  const top = () => pressed.getBoundingClientRect().top;
  const scroll = (by: number) => scrollBy({ top: by, behavior: 'instant' });
  const before = top();
  await show();
  await drawn();
  if (!table || !pressed.isConnected) return;
  const height = table.offsetHeight;
  const stays = height <= most * innerHeight;
  table.style.setProperty('--held', stays ? 'sticky' : 'relative');
  scroll(top() - before);
  const at = table.getBoundingClientRect();
  if (at.bottom > top()) scroll(top() - at.bottom); // it covers what was pressed
  const seen = Math.min(at.bottom, innerHeight) - Math.max(at.top, 0);
  if (stays || !table.matches('.shown') || seen >= enough * Math.min(height, innerHeight)) return;
  table.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}
