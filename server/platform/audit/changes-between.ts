import type { AuditChange } from '#contract/accounts/audit-api.ts';
import { shortened } from '#text/beginning-of.ts';
import { stripTags } from '#text/html-to-text.ts';
import { sortedJson } from '../sorted-json.ts';

type Values = Record<string, unknown>;

/** Maximum length of a recorded value, in characters. */
const longest = 160;
/** Fields that change with every write and are therefore not recorded. */
const ignoredFields = new Set(['id', 'version', 'updated_at', 'sequence', 'urls']);

/** The fields in which two states of an entity differ, as text; translated fields by language. */
export function changesBetween(before: Values, after: Values): AuditChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !ignoredFields.has(name),
  );
  return names.flatMap((name) => differencesOf(name, before[name], after[name]));
}

function differencesOf(field: string, before: unknown, after: unknown): AuditChange[] {
  if (sortedJson(before) === sortedJson(after)) return [];
  if (isLocalized(after) && (before === undefined || isLocalized(before))) {
    return (['de', 'en'] as const).flatMap((locale) =>
      differencesOf(`${field}.${locale}`, before?.[locale] ?? '', after[locale]),
    );
  }
  return [{ field, before: shorten(auditText(before)), after: shorten(auditText(after)) }];
}

function isLocalized(value: unknown): value is { de: unknown; en: unknown } {
  return typeof value === 'object' && value !== null && 'de' in value && 'en' in value;
}

/** Cuts a long text. Two texts that differ only after the cut are still recorded as a change. */
function shorten(text: string): string {
  return shortened(text.replaceAll(/\s+/g, ' '), longest);
}

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
