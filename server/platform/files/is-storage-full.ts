import { codesOf } from '../../db/postgres-errors.ts';

/** No space left, quota exceeded, and the same told by PostgreSQL. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** True if an error, or one of its causes, says that a disk is full. */
export const isStorageFull = (error: unknown): boolean => codesOf(error).some((code) => codes.has(code));
