import type { RaRecord } from 'react-admin';
import { language } from './language.ts';

/** What a text says in the language of the back office, or in the other one. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const { de, en } = value as { de?: string; en?: string };
  return (language() === 'en' ? en || de : de || en) ?? '';
}

/** What one calls a thing: its title, its name, or its number. */
export function titleOf(record: RaRecord): string {
  return (
    textOf(record.title) ||
    textOf(record.name) ||
    textOf(record.file_name ?? record.username ?? record.old_path ?? record.email ?? record.subject) ||
    `#${record.id}`
  );
}
