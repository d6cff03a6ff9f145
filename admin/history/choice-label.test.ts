import { expect, it } from 'vitest';
import { z } from 'zod';
import { asSchema } from '#contract/base/schema-parts.ts';
import { versionedResources } from '#contract/resources.ts';
import german from '#messages/office/de.json';
import { choiceKey } from './changes.tsx';

/** Fixed choices in a schema, with the name of the innermost field. */
function choicesIn(schema: z.ZodType, field: string): { field: string; text: string }[] {
  if (schema instanceof z.ZodEnum) return schema.options.map((option) => ({ field, text: String(option) }));
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return choicesIn(asSchema(schema.unwrap()), field);
  if (schema instanceof z.ZodArray) return choicesIn(asSchema(schema.element), field);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, inner]) => choicesIn(asSchema(inner), name));
}

it('every fixed choice of a resource has words', () => {
  const choices = versionedResources.flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([field, schema]) =>
      choicesIn(schema, field).map((piece) => `${name}.${field}: ${choiceKey(name, piece) ?? piece.text}`),
    ),
  );
  expect(choices.length).toBeGreaterThan(20);
  expect(choices.filter((choice) => !Object.hasOwn(german, choice.split(': ')[1] ?? ''))).toEqual([]);
});
