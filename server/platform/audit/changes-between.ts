import type { AuditChange } from '#contract/accounts/audit-api.ts';
import { auditText } from './audit-text.ts';

type Values = Record<string, unknown>;

/** Most characters recorded of a value. */
const longest = 160;
/** What follows from a change and says nothing by itself. */
const silent = new Set(['id', 'version', 'updated_at', 'sequence', 'urls']);

/** The fields in which two states of an entity differ, as text; translated fields by language. */
export function changesBetween(before: Values, after: Values): AuditChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !silent.has(name));
  return names.flatMap((name) => differencesOf(name, before[name], after[name]));
}

function differencesOf(field: string, before: unknown, after: unknown): AuditChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
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

/** Of a long text its beginning; where two of them differ later, both still show that something did. */
function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
