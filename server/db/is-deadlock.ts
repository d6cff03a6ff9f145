/** True if PostgreSQL has ended a transaction because two waited for each other, or says so of one of its causes. */
export function isDeadlock(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && current.code === '40P01') return true;
  }
  return false;
}
