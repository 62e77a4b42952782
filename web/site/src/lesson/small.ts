/** Figures are drawn for a page; how much smaller this one has to be. What is too wide then breaks its line. */
export function scaleOf(figure: string, room: { readonly width: number; readonly height: number }): string {
  const shown = figure.replace(/<div class="nl-narrow"[\s\S]*?<\/div>/g, '');
  const tags = [...shown.matchAll(/<svg[^>]*>/g)].map(([tag]) => tag).filter((tag) => !tag.includes('nl-narrow'));
  const sizes = tags.map((tag) => {
    const [width, height] = ['width', 'height'].map((side) => new RegExp(`\\s${side}="([\\d.]+)"`).exec(tag)?.[1]);
    if (width && height) return { width: Number(width), height: Number(height) };
    // As wide as its place allows, up to a fifth larger than it is drawn.
    const [, , wide = 0, tall = 0] = /viewBox="([^"]*)"/.exec(tag)![1]!.split(' ').map(Number);
    return { width: wide * 1.2, height: tall * 1.2 };
  });
  const width = sizes.reduce((sum, each) => sum + each.width + 12, 0);
  const height = Math.max(...sizes.map((each) => each.height));
  return Math.min(1, room.height / height, Math.max(0.45, room.width / width)).toFixed(3);
}
