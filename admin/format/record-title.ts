import type { RaRecord } from 'react-admin';
import { recordOf } from '#contract/base/records.ts';
import { getLocale } from '../messages/locale.ts';

/** The text in the interface language, else in the other one. */
export function localizedText(value: unknown): string {
  if (typeof value === 'string') return value;
  const { de, en } = recordOf(value);
  const text = getLocale() === 'en' ? en || de : de || en;
  return typeof text === 'string' ? text : '';
}

/** Title of a record: its title, name or similar, else `#id`. */
export function recordTitle(record: RaRecord): string {
  return (
    localizedText(record.title) ||
    localizedText(record.name) ||
    localizedText(
      record.file_name ?? record.username ?? record.address ?? record.old_path ?? record.email ?? record.subject,
    ) ||
    `#${record.id}`
  );
}
