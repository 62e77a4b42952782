import type { AtRest, Beside, Room, RoomAround } from './rest.ts';
import { forHands, rounded, type Attributes, type Content, type Picture, type Scene } from './scene.ts';

const escaped = (of: string) => of.replace(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`);

function written(is: Attributes): string {
  return Object.entries(is)
    .filter(([name, value]) => !forHands.test(name) && value !== null && value !== undefined && value !== false)
    .map(([name, value]) => (name === 'translate' ? translated(String(value)) : ([name, value] as const)))
    .map(([name, value]) => ` ${name}="${value === true ? '' : rounded(escaped(String(value)))}"`)
    .join('');
}

function translated(place: string) {
  const [x, y, scale] = place.split(' ');
  return ['transform', `translate(${x} ${y})${scale ? ` scale(${scale})` : ''}`] as const;
}

/** A scene's content as the text of SVG, without what is pressed. */
export function textOf(content: Content): string {
  if (!content) return '';
  if (typeof content === 'string') return escaped(content);
  if (Array.isArray(content)) return (content as readonly Content[]).map(textOf).join('');
  const { tag, is, of } = content as Exclude<Content, string | false | null | undefined | readonly Content[]>;
  if (is['class'] === 'reach') return '';
  return of.length ? `<${tag}${written(is)}>${textOf(of)}</${tag}>` : `<${tag}${written(is)}/>`;
}

export const pictureText = ({ x = 0, y = 0, width, height, zoom = 1, is = {}, of }: Picture): string => {
  const { class: name, ...rest } = is;
  return `<svg class="${['nl-scene', name].filter(Boolean).join(' ')}" viewBox="${x} ${y} ${width} ${height}" width="${width * zoom}" height="${height * zoom}" aria-hidden="true" focusable="false"${written(rest)}>${textOf(of)}</svg>`;
};

function roomText(room: Room): string {
  if (typeof room === 'number') return `${room}px`;
  const [px, ...steps] = room;
  const clamps = steps.map(([rem, more]) => `clamp(${px}px,(${rem}rem - 100cqi)*999,${more}px)`);
  return clamps.length > 1 ? `max(${clamps.join(',')})` : (clamps[0] ?? `${px}px`);
}

/**
 * A scene at rest: for the place of a board before the solver is there, for print, and for a page without JavaScript.
 * HTML; the page has the style sheets of parts.
 */
export function restText(scene: Scene, around: RoomAround = {}): string {
  const { above = 0, below = 0, phone, pivot = 27, english, beside } = around;
  const less = typeof below === 'number' && phone !== undefined && phone < below;
  const under: Room = phone === undefined || typeof below !== 'number' ? below : [below, [pivot, phone]];
  const room = less ? `clamp(${phone}px,(100cqi - ${pivot}rem)*999,${below}px)` : roomText(under);
  const style = [
    `--nl-above:${roomText(above)};--nl-below:${room}`,
    english && `--nl-english:${english}px`,
    beside && `--nl-side:${beside.width}px;--nl-tall:${beside.height}px`,
  ];
  const name = ['nl-rest', scene.className, beside && 'nl-table'].filter(Boolean).join(' ');
  return `<div class="${name}" style="${style.filter(Boolean).join(';')}">${contentText(scene)}</div>`;
}

function contentText({ pictures, boxes = [], words = '' }: Scene): string {
  const boxed = boxes.map((box) => `<div class="${box.className}">${contentText(box)}</div>`);
  return [...pictures.map(pictureText), ...boxed, escaped(words)].join('');
}

const plus = '<span class="nl-plus" aria-hidden="true">+</span>';

/** What a game's `rest` says, as HTML. */
export function drawnAtRest(drawn: AtRest | Beside | string): string {
  if (typeof drawn === 'string') return drawn;
  if ('scene' in drawn) return restText(drawn.scene, drawn.room);
  const sides = drawn.beside.map((each) => `<div class="nl-side">${drawnAtRest(each)}</div>`);
  return `<div class="nl-sum nl-no-views">${sides.join(plus)}</div>`;
}
