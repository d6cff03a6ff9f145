/** Drops entries without a title. */
export function withTitle<T extends { title: string }>(entries: T[]): T[] {
  return entries.filter(({ title }) => title !== '');
}
