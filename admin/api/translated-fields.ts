import { z } from 'zod';
import { isRecord, recordOf } from '#contract/base/records.ts';
import { asSchema } from '#contract/base/schema-parts.ts';
import { oneLanguage } from '#contract/resources/resource-fields.ts';
import type { Fields } from '#contract/resources/resource-fields.ts';
import { endpointOf } from './resource-endpoint.ts';

/** Paths of texts that exist in German but not in English: `title`, `questions.0.answer`. */
export function missingTranslations(resource: string, row: Record<string, unknown>): string[] {
  return missingInFields(endpointOf(resource).fields, row, '');
}

function missingInFields(fields: Fields, row: Record<string, unknown>, above: string): string[] {
  return Object.entries(fields)
    .filter(([name]) => !exempt.has(name))
    .flatMap(([name, field]) => missingInField(field, row[name], above + name));
}

/** An empty slug is derived from the title; a role is translated in its own record. */
const exempt = new Set(['slug', 'role']);

function missingInField(field: z.ZodType, value: unknown, path: string): string[] {
  if (field instanceof z.ZodNullable || field instanceof z.ZodOptional)
    return missingInField(asSchema(field.unwrap()), value, path);
  if (oneLanguage(field)) return lacksEnglish(value) ? [path] : [];
  if (field instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((entry, at) => missingInField(asSchema(field.element), entry, `${path}.${at}`));
  if (field instanceof z.ZodObject && isRecord(value)) return missingInFields(field.shape, value, `${path}.`);
  return [];
}

/** True when the resource has translated texts and its list can be filtered by missing ones. */
export function hasTranslatedFields(resource: string): boolean {
  const { hasTranslations, fields } = endpointOf(resource);
  return hasTranslations && Object.values(fields).some((field) => oneLanguage(field));
}

/** True when there is German but no English text. */
export function lacksEnglish(text: unknown): boolean {
  const { de, en } = recordOf(text);
  return typeof de === 'string' && de.trim() !== '' && (typeof en !== 'string' || en.trim() === '');
}
