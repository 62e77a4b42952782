import { sheets } from '../../draw/sheets.ts';
import panels from './panels.css?inline';

/** What only panels are made of. */
export const panelStyles = sheets(panels);
