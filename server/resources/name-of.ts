/** What a thing is called, in German where it has a name in each language. */
export function nameOf(state: Record<string, unknown>): string {
  const name = state.title ?? state.name ?? state.old_path ?? '';
  return typeof name === 'object' && name !== null && 'de' in name ? String(name.de) : String(name);
}
