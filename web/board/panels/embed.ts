/**
 * The code that puts a widget into somebody's page: one script and a tag, or a frame. The share panel of a board and
 * the reference make theirs here. Attributes of value '' are left out.
 */
export type Attributes = Readonly<Record<string, string>>;

/** Pixels; a frame tells its page how high it would be (`nimlab-height`, see web/reference/frame). */
export const usualHeight = 660;

const escape = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const given = (attributes: Attributes) => Object.entries(attributes).filter(([, value]) => value !== '');

/** `<nimlab-nim position="3 4 5">text</nimlab-nim>` */
export const tagCode = (tag: string, attributes: Attributes, text = '') =>
  `<${tag}${given(attributes)
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join('')}>${text}</${tag}>`;

/** The script that makes the tags work, once a page; `address` is that of nimlab.js. */
export const scriptCode = (address: string) => `<script type="module" src="${escape(address)}"></script>`;

/** What the frame page is asked for: `?game=nim&position=3+4+5`. */
export const frameQuery = (asked: Attributes) => `?${new URLSearchParams(given(asked)).toString()}`;

/** `address` is that of the frame page with its query. */
export const frameCode = (address: string, title: string, height = usualHeight) =>
  `<iframe src="${escape(address)}" title="${escape(title)}" width="100%" height="${height}" style="border: 0" loading="lazy"></iframe>`;
