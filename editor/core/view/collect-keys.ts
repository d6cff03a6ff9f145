let collectors = 0;

/** True for a key that is kept at present: it belongs to what is loading, and is no command. */
export function isCollected({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return collectors > 0 && !ctrlKey && !metaKey && /^(?:.|Enter|Backspace|Tab)$/.test(key);
}

/**
 * Keeps the keys away from the page while the code of what shall get them is loading. Returns a function that ends this
 * and returns the typed text, with a tab where Tab leads to the next field. Escape ends it, and so do two seconds: the
 * server may be away.
 */
export function collectKeys(): () => string {
  let text = '';
  const ended = new AbortController();
  const keep = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return end();
    if (!isCollected(event)) return;
    const { key } = event;
    if (!key[1]) text += key;
    if (key === 'Tab') text += '\t';
    event.preventDefault();
    event.stopPropagation();
  };
  const end = () => {
    if (ended.signal.aborted) return;
    collectors -= 1;
    ended.abort();
  };
  collectors += 1;
  setTimeout(end, 2000);
  window.addEventListener('keydown', keep, { capture: true, signal: ended.signal });
  return () => {
    end();
    return text;
  };
}
