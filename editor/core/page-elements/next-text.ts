/** Field of the next text of the same block, or of the one before; null at the end. */
export function nextText(element: Element, by: -1 | 1 = 1): string | null {
  const block = element.closest('[data-block]');
  const texts = [...(block?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].filter(
    (text) => text.closest('[data-block]') === block,
  );
  const at = texts.findIndex((text) => text.contains(element));
  return at === -1 ? null : (texts[at + by]?.dataset.field ?? null);
}
