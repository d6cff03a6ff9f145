/** A text taken apart into words, blanks and, of a rich text, tags; joined they are the text again. */
export function tokensOf(text: string): string[] {
  return text.match(/<[^>]*>|&[a-z#\d]+;|[\p{L}\p{N}\p{M}_]+|\s+|[^\s\p{L}\p{N}\p{M}_<&]|[<&]/giu) ?? [];
}

export function isTag(token: string): boolean {
  return token.length > 2 && token.startsWith('<') && token.endsWith('>');
}
