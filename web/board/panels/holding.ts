/** A board that takes more of the window's height leaves no room for the panel below it. */
const most = 0.5;

/**
 * Shows something on the board by what was pressed in a panel below it. What was pressed stays where it is in the
 * window, though the board may become higher or lower; and as long as something is shown, a board that leaves room for
 * the panel stays in sight (panels.css).
 */
export async function holding(pressed: Element, drawn: () => Promise<unknown>, show: () => Promise<void>) {
  const table = (pressed.getRootNode() as ParentNode).querySelector<HTMLElement>('.table');
  const top = () => pressed.getBoundingClientRect().top;
  const scroll = (by: number) => scrollBy({ top: by, behavior: 'instant' });
  const before = top();
  await show();
  await drawn();
  if (!table || !pressed.isConnected) return;
  const stays = table.offsetHeight <= most * innerHeight;
  table.style.setProperty('--held', stays ? 'sticky' : 'relative');
  scroll(top() - before);
  const covered = table.getBoundingClientRect().bottom - top();
  if (covered > 0) scroll(-covered);
}
