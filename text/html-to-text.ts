const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The text of sanitised rich text on one line: a block that ends and a line break are a space, other tags nothing. */
export function htmlToText(html: string): string {
  return htmlToLines(html).replaceAll(/\s+/g, ' ');
}

/** The same with one line per block. */
export function htmlToLines(html: string): string {
  return decodeEntities(stripTags(html.replaceAll(/<\/(?:p|li|h\d|div|blockquote)>|<br\b[^>]*>/g, '\n'))).trim();
}

/** Sanitised HTML without its tags; `gap` stands where they stood. */
export function stripTags(html: string, gap = ''): string {
  return html.replaceAll(/<[^>]*>/g, gap);
}

/** The six entities that sanitised HTML may have, as characters; a space that does not break becomes an ordinary one. */
export function decodeEntities(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole);
}
