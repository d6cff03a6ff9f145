import { z } from 'zod';
import { keysOf, isRecord } from '#contract/base/records.ts';
import { pageHead } from '#contract/blocks/page-head.ts';
import { kindOf } from '#contract/blocks/block.ts';
import type { Field } from '#contract/fields/field.ts';
import { moduleKinds } from '#modules/schemas.ts';
import { formatVersion, manifestFile, manifestSchema, schemaFile } from '../manifest.ts';
import { contentKinds } from '../kinds/content-kinds.ts';
import { leftOut } from '../kinds/left-out.ts';

/** The description of the format, `docs/export-format.md`; made from the schemas, so that it is what the code reads. */
export function formatDocument(): string {
  return `${[head, manifestPart(), conventions, ...contentKinds.map(kindPart), modulesPart(), leftOutPart()].join('\n\n')}\n`;
}

const head = `# Format of a content export

\`npm run export -- house.zip\` and the back office ('Status', 'Export content') write all content of a house in this format, version ${formatVersion}; \`npm run import-content\` reads it. This page is made from the schemas of the code: \`npx vitest run -u server/areas/content-archive/format\`.

An export is a zip archive, or a folder, with

- \`${manifestFile}\`: version, number of records, and the SHA-256 of every file
- \`${schemaFile}\`: the JSON Schema of every kind, with all limits and patterns; for readers
- \`{kind}.jsonl\`: the records of one kind as JSON lines in UTF-8, one record a line, by id
- \`media/\`: the files of the media library`;

function manifestPart(): string {
  return ['## manifest.json', table(manifestSchema)].join('\n\n');
}

const conventions = `## All records

- In an export every record has every field; what is empty is \`""\`, \`[]\` or \`null\`. An import fills a missing one with its default, unless it is required, so that exports of versions with fewer fields can be read. Fields that are not listed here are refused.
- A text by language is \`{"de": "…", "en": "…"}\`. An empty English text means that the German one is shown.
- \`…_id\` is the \`id\` of a record of another kind. Ids are kept by an import into an empty house, and so are the addresses that contain them; a merging one keeps those that are free, and turns references to the others.
- Moments are ISO 8601 with an offset or \`Z\`, days \`YYYY-MM-DD\` in Europe/Berlin, prices euros.
- Rich text is HTML with \`p\`, \`br\`, \`strong\`, \`em\`, \`a\`, \`ul\`, \`ol\`, \`li\` and \`blockquote\`; a list that does not begin at 1 has \`start\`. A link within the house is a reference: \`page:12\`, \`event:7\`, \`production:3\`, \`article:4\`, \`person:5\`, \`subscription:6\`, \`media:8\`.
- \`state\` is \`draft\`, \`public\` or \`archived\`; visitors see public records only, from \`public_from\` on.`;

function kindPart({ name, about, record, accepted }: (typeof contentKinds)[number]): string {
  return [`## ${name}.jsonl`, about, table(record, accepted)].join('\n\n');
}

function table(schema: z.ZodType, accepted = schema): string {
  const { properties = {}, $defs = {} } = schemaOf(schema);
  const required = new Set(schemaOf(accepted).required);
  const rows = Object.entries(properties).map(([name, field]) => {
    const { shape, about } = shapeOf(field, $defs);
    return `| \`${name}\` | ${shape} | ${[required.has(name) ? 'Required.' : '', about].filter(Boolean).join(' ')} |`;
  });
  return ['| Field | Value | |', '| --- | --- | --- |', ...rows].join('\n');
}

function modulesPart(): string {
  const rows = [...keysOf(moduleKinds), pageHead.model].map((model) => {
    const { label, fields, children } = kindOf(model);
    const named = Object.entries(fields).map(([name, field]) => `\`${name}\` (${fieldShape(field)})`);
    const inside = (children ?? []).map((child) => `\`${child}\``).join(', ');
    return `| \`${model}\` | ${label.en} | ${named.join(', ') || '–'} | ${inside || '–'} |`;
  });
  return [
    '## Modules',
    'A section is a tree of blocks: `{"id", "model", "fields", "translations": {"de": {…}, "en": {…}}}`, with `children`, or for a container `columns`, a list of `{"children": […]}`. Translated fields are in `translations`, the others in `fields`. `omitted` lists the languages whose page leaves the block out; `basis` has the former German texts from which the English ones were translated. The root is a `container`. At the root of a page, `head` is a block of the model `pagehead`, with a `base`: where its values differ from those of the `base`, the draft proposes another title, address or picture than the page has.',
    ['| Model | Name | Fields | Children |', '| --- | --- | --- | --- |', ...rows].join('\n'),
  ].join('\n\n');
}

function fieldShape({ kind, translated, required }: Field): string {
  return [kind, ...(translated ? ['translated'] : []), ...(required ? ['required'] : [])].join(', ');
}

function leftOutPart(): string {
  const lines = leftOut.map(({ about }) => `- ${about}`);
  return ['## What is not in an export', lines.join('\n')].join('\n\n');
}

interface Described {
  /** E.g. `text by language`, `whole number or null`. */
  shape: string;
  /** What the schema says about it; may be empty. */
  about: string;
}

/** Longest list of values that is written out. */
const maxValues = 12;

/** A part of a JSON Schema in words, for a table. */
function shapeOf(field: unknown, definitions: Record<string, unknown>): Described {
  const schema = isRecord(field) ? field : {};
  const about = typeof schema.description === 'string' ? schema.description : '';
  return { shape: inWords(schema, definitions), about: about.replaceAll('|', '\\|').replaceAll('\n', ' ') };
}

function inWords(schema: Record<string, unknown>, definitions: Record<string, unknown>): string {
  const list = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);
  const words = (part: Record<string, unknown>) => inWords(part, definitions);
  if (typeof schema.$ref === 'string') return definitionNamed(schema.$ref, definitions);
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
function definitionNamed(reference: string, definitions: Record<string, unknown>): string {
  const name = reference.split('/').at(-1) ?? '';
  const definition = definitions[name];
  if (name === 'Block') return 'block, see [Modules](#modules)';
  return isRecord(definition) ? inWords(definition, definitions) : name;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** JSON Schemas of the records of all kinds, by name. */
export function describeKinds(): { version: number; kinds: Record<string, JsonSchema> } {
  const kinds = contentKinds.map(({ name, record }) => [name, schemaOf(record)] as const);
  return { version: formatVersion, kinds: Object.fromEntries(kinds) };
}

function schemaOf(record: z.ZodType): JsonSchema {
  return z.toJSONSchema(record, { io: 'output', unrepresentable: 'any', reused: 'inline' });
}
