/** The first of several names, for a sentence: `a, b, c and 7 more`. */
export function someOf(names: string[]): string {
  const more = names.length - 10;
  return names.slice(0, 10).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
