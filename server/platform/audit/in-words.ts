import { stripTags } from '#text/html-to-text.ts';

/** A value as one line for people: lists separated by ` | `, of translated texts the German one, HTML without tags. */
export function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(entryInWords).join(' | ');
  return entryInWords(value);
}

function entryInWords(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return stripTags(value, ' ').trim();
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map(entryInWords).join(' ');
  if ('de' in value) return entryInWords(value.de);
  return Object.values(value).map(entryInWords).filter(Boolean).join(', ');
}
