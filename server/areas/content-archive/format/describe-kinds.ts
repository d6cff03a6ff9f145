import { z } from 'zod';
import { contentKinds } from '../kinds/content-kinds.ts';
import { formatVersion } from '../manifest.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** JSON Schemas of the records of all kinds, by name. */
export function describeKinds(): { version: number; kinds: Record<string, JsonSchema> } {
  const kinds = contentKinds.map(({ name, record }) => [name, schemaOf(record)] as const);
  return { version: formatVersion, kinds: Object.fromEntries(kinds) };
}

export function schemaOf(record: z.ZodType): JsonSchema {
  return z.toJSONSchema(record, { io: 'output', unrepresentable: 'any', reused: 'inline' });
}
