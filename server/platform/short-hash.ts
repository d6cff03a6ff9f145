import { createHash } from 'node:crypto';

/** Hash of a text in twelve hexadecimal digits, for addresses that change with their content. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
