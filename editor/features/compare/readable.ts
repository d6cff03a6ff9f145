import { htmlToLines } from '#text/html-to-text.ts';

/** A value as readable text: rich text without tags, one line per paragraph. */
export function readable(value: unknown): string {
  return value === null || value === undefined ? '' : htmlToLines(String(value));
}
