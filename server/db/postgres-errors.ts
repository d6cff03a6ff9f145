import { isRefusedByPooler } from './pooler.ts';

/** The codes of an error and of its causes, the outermost first. */
export function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (let one = error; one instanceof Error; one = one.cause) if ('code' in one) codes.push(String(one.code));
  return codes;
}

/** True if an error, or one of its causes, is a violation of a unique constraint. */
export const isDuplicate = (error: unknown): boolean => codesOf(error).includes('23505');

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** SQLSTATEs: connection lost or refused, too many connections, server starting or stopping. */
const sqlStates = /^(?:08...|53300|57P0[1-3])$/;
const sentences =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Query read timeout)/;

/** True if an error, or one of its causes, says that the database cannot be reached. */
export function isUnavailable(error: unknown): boolean {
  if (isRefusedByPooler(error)) return false;
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof TypeError) return false;
    const code = 'code' in current ? String(current.code) : '';
    // As FATAL this code means that the server accepts no connections; as ERROR it is about an object in the database.
    if (code === '55000' && 'severity' in current && current.severity === 'FATAL') return true;
    if (networkCodes.has(code) || sqlStates.test(code) || sentences.test(current.message)) return true;
    if (current instanceof AggregateError && current.errors.some(isUnavailable)) return true;
  }
  return false;
}

/** What a database says of a violated constraint, such as an id that does not exist; null for any other error. */
export function violationOf(error: unknown): string | null {
  for (let one = error; one instanceof Error; one = one.cause) {
    if ('code' in one && String(one.code).startsWith('23')) return 'detail' in one ? String(one.detail) : one.message;
  }
  return null;
}
