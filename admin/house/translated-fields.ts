import { z } from 'zod';
import { oneLanguage } from '../../contract/resources-fields.ts';
import type { Fields } from '../../contract/resources-fields.ts';
import { keptBy } from './kept.ts';

/** Texts of a row that are there in German and not in English, as dotted paths: `title`, `questions.0.answer`. */
export function missingIn(resource: string, row: Record<string, unknown>): string[] {
  return inFields(keptBy(resource).fields, row, '');
}

function inFields(fields: Fields, row: Record<string, unknown>, above: string): string[] {
  return Object.entries(fields)
    .filter(([name]) => !elsewhere.has(name))
    .flatMap(([name, field]) => inField(field, row[name], above + name));
}

/** Slugs are made from the title where they are empty; a role is a thing of its own, translated there. */
const elsewhere = new Set(['slug', 'role']);

function inField(field: z.ZodType, value: unknown, path: string): string[] {
  if (field instanceof z.ZodNullable || field instanceof z.ZodOptional)
    return inField(field.unwrap() as z.ZodType, value, path);
  if (oneLanguage(field)) return isMissing(value) ? [path] : [];
  if (field instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((entry, at) => inField(field.element as z.ZodType, entry, `${path}.${at}`));
  if (field instanceof z.ZodObject && typeof value === 'object' && value !== null)
    return inFields(field.shape, value as Record<string, unknown>, `${path}.`);
  return [];
}

/** True for what has texts in both languages at all, and a list that can be narrowed by them. */
export function isTranslated(resource: string): boolean {
  const { stored, fields } = keptBy(resource);
  return stored && Object.values(fields).some((field) => oneLanguage(field));
}

/** German and no English; what is written in neither language lacks nothing. */
export function isMissing(text: unknown): boolean {
  const { de, en } = (text ?? {}) as { de?: unknown; en?: unknown };
  return typeof de === 'string' && de.trim() !== '' && (typeof en !== 'string' || en.trim() === '');
}
