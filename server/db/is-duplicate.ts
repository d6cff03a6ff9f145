/** True for an error that says a value is there already which may be there once, wherever in its chain of causes. */
export function isDuplicate(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && current.code === '23505') return true;
  }
  return false;
}
