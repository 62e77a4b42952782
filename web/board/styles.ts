import { unsafeCSS } from 'lit';
import scene from '../draw/scene.css?inline';
import scroll from '../draw/scroll.css?inline';
import { sheets } from '../draw/sheets.ts';
import tokens from '../draw/tokens.css?inline';
import { markStyles } from './marks.ts';
import controls from './controls.css?inline';
import frame from './frame.css?inline';

/**
 * The tokens inside an element: a foreign page has none. The dark theme hangs on the state that `Surroundings`
 * keeps, so that a board may be dark on a light page.
 */
export const tokenStyles = unsafeCSS(
  tokens
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\[data-theme=['"]?light['"]?\]/g, ':host')
    .replace(/\[data-theme=['"]?dark['"]?\]/g, ':host(:state(dark))')
    .replace(/:root(:lang\(\w+\))/g, ':host($1)')
    .replace(/:root/g, ':host'),
);

/** What is wider than its room. */
export const scrollStyles = sheets(scroll);
/** What stands around a drawing. */
export const frameStyles = [tokenStyles, ...sheets(frame, controls)];
/** What all boards look like. */
export const shellStyles = [tokenStyles, ...sheets(scene), ...scrollStyles, markStyles, ...sheets(frame, controls)];
