/** Every way to end a line, also those of dictation, of telephones and of other programs. */
const lineEnds = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/** The text with a line feed for every line end. */
export function withLineFeeds(text: string): string {
  return text.replaceAll(lineEnds, '\n');
}

/** The text on one line: a line end, with the spaces around it, is one space, so that no two words become one. */
export function onOneLine(text: string): string {
  const lines = withLineFeeds(text).split('\n');
  const last = lines.length - 1;
  if (last === 0) return text;
  const trimmed = lines.map((line, at) => (at === 0 ? line.trimEnd() : at === last ? line.trimStart() : line.trim()));
  return trimmed.filter((line, at) => line !== '' || at === 0 || at === last).join(' ');
}

/** Pasted text on one line, without the line ends before and after it. Spaces at its edges part it from other words. */
export function pastedOnOneLine(text: string): string {
  const lines = withLineFeeds(text).split('\n');
  while (lines.length > 1 && lines[0]?.trim() === '') lines.shift();
  while (lines.length > 1 && lines.at(-1)?.trim() === '') lines.pop();
  return onOneLine(lines.join('\n'));
}

/** Types of inputs that have words. */
const wordTypes = new Set(['text', 'search', 'email', 'url', 'tel']);

/**
 * Puts text of several lines into inputs of one line with a space for each line end: browsers leave out some of them, or
 * keep them unseen. Returns the cleanup function.
 */
export function joinLinesInInputs(): () => void {
  const join = (event: InputEvent) => {
    const { target, data } = event;
    if (!(target instanceof HTMLInputElement) || !wordTypes.has(target.type) || event.isComposing) return;
    const line = pastedOnOneLine(data ?? '');
    if (data === null || line === data || !event.cancelable) return;
    event.preventDefault();
    // Inserted by the browser itself, so that undo takes it back.
    document.execCommand('insertText', false, line);
  };
  document.addEventListener('beforeinput', join);
  return () => document.removeEventListener('beforeinput', join);
}
