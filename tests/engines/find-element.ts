/** A visible element: the first that matches the selector, has the accessible name and contains the text. */
export interface Target {
  css: string;
  name?: string;
  text?: string;
}

/** Runs in the page, so it uses nothing outside of itself. */
export function findElements({ css, name, text }: Target): HTMLElement[] {
  const plain = (words: string | null | undefined) => (words ?? '').replaceAll(/\s+/g, ' ').trim();
  // What is hidden from screen readers, the star of a required field, is not part of a name.
  const spoken = (element: Element | undefined | null) => {
    const copy = element?.cloneNode(true) as Element | undefined;
    for (const hidden of copy?.querySelectorAll('[aria-hidden=true]') ?? []) hidden.remove();
    return plain(copy?.textContent);
  };
  const byIds = (ids: string) =>
    ids
      .split(' ')
      .map((id) => spoken(document.querySelector(`#${CSS.escape(id)}`)))
      .join(' ');
  const nameOf = (element: HTMLElement) => {
    const labelledBy = element.getAttribute('aria-labelledby');
    if (labelledBy) return plain(byIds(labelledBy));
    const label = element.getAttribute('aria-label');
    if (label) return plain(label);
    const { labels } = element as HTMLInputElement;
    return spoken(labels?.length ? labels[0] : element);
  };
  const isVisible = (element: HTMLElement) =>
    element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });
  return [...document.querySelectorAll<HTMLElement>(css)].filter(
    (element) =>
      isVisible(element) &&
      (name === undefined || nameOf(element) === name) &&
      (text === undefined || plain(element.textContent).includes(text)),
  );
}

/**
 * Runs in the page: scrolls the element into the window and returns the middle of its first line; null while there is
 * none or something lies over it. Waits for nothing, because without scripts pages have no callbacks.
 */
export function pointOf(find: typeof findElements, target: Target): { x: number; y: number } | null {
  const [element] = find(target);
  if (!element) return null;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height / 2 };
  const hit = document.elementFromPoint(middle.x, middle.y);
  if (!hit) return null;
  const label = (element as HTMLInputElement).labels?.[0];
  return element.contains(hit) || label?.contains(hit) ? middle : null;
}
