import { isRecord } from '#contract/base/records.ts';

interface Described {
  /** E.g. `text by language`, `whole number or null`. */
  shape: string;
  /** What the schema says about it; may be empty. */
  about: string;
}

/** Longest list of values that is written out. */
const maxValues = 12;

/** A part of a JSON Schema in words, for a table. */
export function shapeOf(field: unknown, definitions: Record<string, unknown>): Described {
  const schema = isRecord(field) ? field : {};
  const about = typeof schema.description === 'string' ? schema.description : '';
  return { shape: inWords(schema, definitions), about: about.replaceAll('|', '\\|').replaceAll('\n', ' ') };
}

function inWords(schema: Record<string, unknown>, definitions: Record<string, unknown>): string {
  const list = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);
  const words = (part: Record<string, unknown>) => inWords(part, definitions);
  if (typeof schema.$ref === 'string') return named(schema.$ref, definitions);
  if (Array.isArray(schema.enum)) return schema.enum.slice(0, maxValues).map(asCode).join(', ');
  if ('const' in schema) return asCode(schema.const);
  const choices = list(schema.anyOf ?? schema.oneOf);
  if (choices.length > 0) return [...new Set(choices.map(words))].join(' or ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => simple(String(type))).join(' or ');
  if (schema.type === 'array') return isRecord(schema.items) ? `list of: ${words(schema.items)}` : 'list';
  if (isRecord(schema.properties)) return objectInWords(schema.properties, words);
  if (schema.type === 'string') return textInWords(schema);
  return simple(String(schema.type ?? 'value'));
}

function objectInWords(properties: Record<string, unknown>, words: (part: Record<string, unknown>) => string): string {
  const parts = Object.entries(properties).map(([name, part]) => [name, isRecord(part) ? words(part) : ''] as const);
  if (parts.map(([name]) => name).join() === 'de,en') return `${parts[0]?.[1] ?? 'text'} by language`;
  return `{ ${parts.map(([name, shape]) => `\`${name}\`: ${shape}`).join('; ')} }`;
}

function textInWords({ format, maxLength, pattern, allOf }: Record<string, unknown>): string {
  const patterns = JSON.stringify([pattern ?? '', allOf ?? '']);
  if (format === 'date-time' || patterns.includes('T(?:')) return 'moment';
  if (format === 'date' || patterns.includes('02-29')) return 'day';
  return typeof maxLength === 'number' ? `text, up to ${maxLength}` : 'text';
}

const simpleWords: Record<string, string> = {
  integer: 'whole number',
  number: 'number',
  boolean: '`true` or `false`',
  string: 'text',
  null: '`null`',
  object: 'object',
};

function simple(type: string): string {
  return simpleWords[type] ?? type;
}

function asCode(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}

/** A block is described at the end; other definitions stand where they are used. */
function named(reference: string, definitions: Record<string, unknown>): string {
  const name = reference.split('/').at(-1) ?? '';
  const definition = definitions[name];
  if (name === 'Block') return 'block, see [Modules](#modules)';
  return isRecord(definition) ? inWords(definition, definitions) : name;
}
