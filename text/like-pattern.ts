/** A pattern of SQL's LIKE and ILIKE for what contains a text; wildcards in the text mean themselves. */
export function containsPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
