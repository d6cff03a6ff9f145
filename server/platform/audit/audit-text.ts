import { stripTags } from '#text/html-to-text.ts';

/** A value as one readable line: lists joined by ` | `, translated texts in German, HTML without tags. */
export function auditText(value: unknown): string {
  if (Array.isArray(value)) return value.map(auditEntryText).join(' | ');
  return auditEntryText(value);
}

function auditEntryText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return stripTags(value, ' ').trim();
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map(auditEntryText).join(' ');
  if ('de' in value) return auditEntryText(value.de);
  return Object.values(value).map(auditEntryText).filter(Boolean).join(', ');
}
