/** A value as it can be read: rich text without its tags, one line for each paragraph. */
export function readable(value: unknown): string {
  if (value === null || value === undefined) return '';
  return String(value)
    .replaceAll(/<\/(?:p|li|blockquote)>|<br\s*\/?>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
}
