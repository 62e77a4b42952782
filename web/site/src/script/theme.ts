/** The switch of light and dark; the first colours of a page are chosen in layout/Layout.astro. */
const root = document.documentElement;
const button = document.querySelector<HTMLButtonElement>('button.theme')!;
const system = matchMedia('(prefers-color-scheme: dark)');
const systemTheme = () => (system.matches ? 'dark' : 'light');

function label() {
  const name = (root.dataset.theme === 'dark' ? button.dataset.light : button.dataset.dark)!;
  button.setAttribute('aria-label', name);
  button.title = name;
}
function put(theme: string) {
  root.dataset.theme = theme;
  try {
    localStorage.setItem('nimlab-theme', theme === systemTheme() ? '' : theme);
  } catch {
    // Denied: it lasts as long as the page.
  }
  label();
}
button.addEventListener('click', () => put(root.dataset.theme === 'dark' ? 'light' : 'dark'));
system.addEventListener('change', () => put(systemTheme()));
label();
button.hidden = false;

export {};
