/**
 * Runs what a button does. If the button is gone afterwards and took the focus with it, the first of the elements that is
 * there gets it.
 */
export async function keepFocus(run: () => unknown, next: () => (HTMLElement | null | undefined)[]): Promise<void> {
  await run();
  setTimeout(() => {
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body) return;
    next()
      .find((element) => element)
      ?.focus();
  });
}
