import type { z } from 'zod';
import type { Problem } from '#contract/base/errors.ts';
import type { Message } from '#contract/base/messages.ts';
import { schemaMessages } from '../../http/errors/schema-messages.ts';
import { toMessage } from '../../http/errors/write-message.ts';

export type Values = Record<string, unknown>;

/** The values that a schema accepts, and those that were left out, with the reason in both languages. */
export function usableValues(schema: z.ZodType, values: Values): { values: Values; left: Problem[] } {
  const kept = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  const left: Problem[] = [];
  for (;;) {
    const [german, english] = [parse(schema, kept, 'de'), parse(schema, kept, 'en')];
    if (german.length === 0) return { values: kept, left };
    // A required field that is missing cannot be left out.
    const missing = german.map((issue) => String(issue.path[0] ?? '')).find((field) => !(field in kept));
    if (missing !== undefined) {
      const isNamed = left.some(({ path }) => path.split('.')[0] === missing);
      return { values: kept, left: isNamed ? left : [...left, { path: missing, message: 'field_empty' }] };
    }
    for (const [index, issue] of german.entries()) {
      const field = String(issue.path[0] ?? '');
      if (!(field in kept)) continue;
      const message = bothLanguages(issue.message, english[index]?.message ?? issue.message);
      left.push({ path: issue.path.join('.'), message });
      delete kept[field];
    }
  }
}

function parse(schema: z.ZodType, values: Values, locale: 'de' | 'en'): z.core.$ZodIssue[] {
  return schema.safeParse(values, { error: schemaMessages[locale] }).error?.issues ?? [];
}

function bothLanguages(de: string, en: string): Message {
  const named = toMessage(de);
  return typeof named === 'string' || de === en ? named : { de, en };
}

/** True for what nobody has filled. `false` and `0` are values. */
export function isEmptyValue(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every(isEmptyValue);
}
