/**
 * Keeps the keys away from the page while the code of what shall get them is loading. Returns a function that ends this
 * and returns the typed text. It ends by itself after two seconds: the server may be away.
 */
export function collectKeys(): () => string {
  let text = '';
  const ended = new AbortController();
  const keep = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || !/^(?:.|Enter|Backspace)$/.test(key)) return;
    if (!key[1]) text += key;
    event.preventDefault();
    event.stopPropagation();
  };
  setTimeout(() => ended.abort(), 2000);
  window.addEventListener('keydown', keep, { capture: true, signal: ended.signal });
  return () => {
    ended.abort();
    return text;
  };
}
