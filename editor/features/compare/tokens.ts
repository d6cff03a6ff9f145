/** Splits a text into words, spaces and, for rich text, tags; joining the tokens restores the text. */
export function tokensOf(text: string): string[] {
  return text.match(/<[^>]*>|&[a-z#\d]+;|[\p{L}\p{N}\p{M}_]+|\s+|[^\s\p{L}\p{N}\p{M}_<&]|[<&]/giu) ?? [];
}

export function isTag(token: string): boolean {
  return token.length > 2 && token.startsWith('<') && token.endsWith('>');
}
