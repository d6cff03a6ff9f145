/** What a database says of a violated constraint, such as an id that does not exist; null for any other error. */
export function violationOf(error: unknown): string | null {
  for (let one = error; one instanceof Error; one = one.cause) {
    if ('code' in one && String(one.code).startsWith('23')) return 'detail' in one ? String(one.detail) : one.message;
  }
  return null;
}
