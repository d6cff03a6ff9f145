/** No space left, quota exceeded, and the same told by PostgreSQL. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** True if an error, or one of its causes, says that a disk is full. */
export function isStorageFull(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && codes.has(String(current.code))) return true;
  }
  return false;
}
