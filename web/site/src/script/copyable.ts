/** The buttons that copy code (reference/Copyable.astro). */
for (const figure of document.querySelectorAll<HTMLElement>('figure.copyable')) {
  const code = figure.querySelector('code')!;
  const button = figure.querySelector('button')!;
  const name = button.textContent;
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = figure.dataset.copied!;
    } catch {
      getSelection()?.selectAllChildren(code);
      button.textContent = figure.dataset.byHand!;
    }
    setTimeout(() => (button.textContent = name), 2500);
  });
}
