import { nothing, noChange, svg, html, type ElementPart, type TemplateResult, type SVGTemplateResult } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import { repeat } from 'lit/directives/repeat.js';
import { forHands, rounded, type Attributes, type Content, type Picture, type Shape, type Tag } from './scene.ts';

function set(element: Element, name: string, value: Attributes[string]) {
  const none = value === null || value === undefined || value === false;
  // Styles are set as properties: a strict policy allows none in markup, and a transform that is an attribute does not
  // glide everywhere.
  const { style } = element as SVGElement;
  if (name === 'translate') {
    const [x, y, scale = 1] = String(value).split(' ');
    style.transform = none ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
  } else if (name === 'style') style.cssText = none ? '' : String(value);
  else if (none) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? '' : forHands.test(name) ? String(value) : rounded(String(value)));
}

/** Sets what has changed since the last drawing. */
class SetAttributes extends Directive {
  #were: Attributes = {};

  override update({ element }: ElementPart, [are]: [Attributes]) {
    for (const name of Object.keys(this.#were)) if (!(name in are)) set(element, name, null);
    for (const [name, value] of Object.entries(are)) if (value !== this.#were[name]) set(element, name, value);
    // A place that is none any more keeps nothing of what the shell has made of it.
    if (this.#were['data-cell'] && !are['data-cell']) element.removeAttribute('tabindex');
    this.#were = are;
    return noChange;
  }

  render(_are: Attributes) {
    return noChange;
  }
}
const attributes = directive(SetAttributes);

/** A template a tag: a tag cannot be a value. */
const templates: Readonly<Record<Tag, (is: Attributes, of: unknown) => SVGTemplateResult>> = {
  g: (is, of) => svg`<g ${attributes(is)}>${of}</g>`,
  path: (is) => svg`<path ${attributes(is)} />`,
  circle: (is) => svg`<circle ${attributes(is)} />`,
  ellipse: (is) => svg`<ellipse ${attributes(is)} />`,
  rect: (is) => svg`<rect ${attributes(is)} />`,
  line: (is) => svg`<line ${attributes(is)} />`,
  text: (is, of) => svg`<text ${attributes(is)}>${of}</text>`,
  tspan: (is, of) => svg`<tspan ${attributes(is)}>${of}</tspan>`,
  title: (is, of) => svg`<title ${attributes(is)}>${of}</title>`,
  clipPath: (is, of) => svg`<clipPath ${attributes(is)}>${of}</clipPath>`,
};

const isShape = (content: Content): content is Shape =>
  typeof content === 'object' && content !== null && !Array.isArray(content);

/** A scene's content as a part of a Lit template. */
export function drawn(content: Content): unknown {
  if (isShape(content)) return templates[content.tag](content.is, drawn(content.of));
  if (!Array.isArray(content)) return content || nothing;
  const all = content as readonly Content[];
  if (all.length === 1) return drawn(all[0]);
  return all.some((each) => isShape(each) && each.key !== undefined)
    ? repeat(
        all,
        (each, i) => (isShape(each) && each.key) || i,
        (each) => drawn(each),
      )
    : all.map(drawn);
}

export function drawnPicture({ x = 0, y = 0, width, height, zoom = 1, label, is = {}, of }: Picture): TemplateResult {
  const { class: name, ...rest } = is;
  return html`<svg
    class="nl-scene ${name || ''}"
    viewBox="${x} ${y} ${width} ${height}"
    width=${width * zoom}
    height=${height * zoom}
    role=${label ? 'group' : nothing}
    aria-label=${label || nothing}
    aria-hidden=${label === undefined ? 'true' : nothing}
    ${attributes(rest)}
  >
    ${drawn(of)}
  </svg>`;
}
