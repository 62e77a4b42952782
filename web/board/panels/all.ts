import { writeGame } from '../link.ts';
import type { Session } from '../session.ts';
import { CheckPanel } from './check.ts';
import { HistoryPanel } from './history.ts';
import { KeysPanel } from './keys.ts';
import type { Panel, PanelName, PanelsHost } from '../panels.ts';
import { EmbedPanel, SharePanel } from './share.ts';
import { WhyPanel } from './why.ts';

export { panelStyles } from './styles.ts';

/** The panels of a board. */
export const panelsOf = (session: Session, host: PanelsHost): Readonly<Record<PanelName, Panel>> => ({
  why: new WhyPanel(session, host),
  check: new CheckPanel(session, host),
  history: new HistoryPanel(session, host),
  share: new SharePanel(() => session.match && writeGame(session.match.linked), host, true),
  embed: new EmbedPanel(host, () => host.embedded(), { game: session.game }),
  keys: new KeysPanel(host),
});
