import { panelStyles as shared } from '../../board/panels/styles.ts';
import { CheckPanel } from './check.ts';
import { ComparePanel } from './compare.ts';
import { LookPanel } from './look.ts';
import type { Host, Panel, PanelName } from './panel.ts';
import { RefutePanel } from './refute.ts';
import { sheets } from '../../draw/sheets.ts';
import panelsSheet from './panels.css?inline';

export const panelStyles = [...shared, ...sheets(panelsSheet)];

export const makePanels = (host: Host): Readonly<Record<PanelName, Panel>> => ({
  check: new CheckPanel(host),
  compare: new ComparePanel(host),
  refute: new RefutePanel(host),
  look: new LookPanel(host),
});
