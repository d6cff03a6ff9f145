import { z } from 'zod';
import { hostileTexts, hostileValues } from './hostile-values.ts';
import type { Random } from './random.ts';

type Json = { [key: string]: unknown };
const json = z.record(z.string(), z.unknown());
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), json)),
  components: z.object({ schemas: z.record(z.string(), json) }),
});
export type ApiDocument = z.infer<typeof documentSchema>;
export const readDocument = (value: unknown): ApiDocument => documentSchema.parse(value);

export interface FuzzRequest {
  method: string;
  path: string;
  /** Undefined: none. */
  body?: string | Uint8Array | undefined;
  type?: string | undefined;
}

interface Source {
  document: ApiDocument;
  random: Random;
  /** Share of the parts that are not as they should be. */
  wild: number;
}

const parameterSchema = z.object({ name: z.string(), in: z.string(), required: z.boolean().optional(), schema: json });

/** A request to one of the described calls, sometimes as it should be, mostly not quite. */
export function requestFromDocument({ document, random }: Omit<Source, 'wild'>): FuzzRequest {
  // Requests that are right get further than others.
  const wild = random.pick([0, 0.02, 0.1, 0.3]);
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, call })),
  );
  const [first, ...others] = calls;
  if (!first) throw new Error('The document describes no call');
  const { path, method, call } = random.pick([first, ...others]);
  const parameters = z.array(parameterSchema).parse(call.parameters ?? []);
  const make = (schema: Json) => textFor(makeValue(schema, { document, random, wild }), { random, wild });
  const inPath = (name: string): string => {
    if (name === 'locale')
      return random.chance(1 - wild / 5) ? random.pick(['de', 'en']) : encode(random.pick(hostileTexts));
    if (random.chance(0.8 - wild)) return String(1 + random.below(60));
    const schema = parameters.find((one) => one.in === 'path' && one.name === name)?.schema ?? { type: 'string' };
    return encode(make(schema)) || '0';
  };
  const query = parameters
    .filter((one) => one.in === 'query' && random.chance(one.required ? 0.9 : 0.3))
    .flatMap(({ name, schema }) => Array.from({ length: random.chance(0.05) ? 2 : 1 }, () => [name, make(schema)]))
    .map(([name = '', value = '']) => `${encodeURIComponent(name)}=${encode(value)}`);
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inPath(name));
  const target = query.length === 0 ? address : `${address}?${query.join('&')}`;
  return { method: method.toUpperCase(), path: target, ...bodyFor(call, { document, random, wild }) };
}

function bodyFor(call: Json, source: Source): Pick<FuzzRequest, 'body' | 'type'> {
  const { random, wild } = source;
  const content = z.object({ content: z.record(z.string(), json) }).safeParse(call.requestBody).data?.content;
  if (!content) return {};
  const [type = 'application/json', described = {}] = Object.entries(content)[0] ?? [];
  if (random.chance(wild / 5))
    return { type: random.pick(['text/plain', 'x', 'multipart/form-data; boundary=']), body: 'x' };
  if (!/json/.test(type)) {
    const text = random.pick(['id;name\n1;A', '<a><b', '<veranstaltungen/>', '\0\0', 'name\n"', '\uFEFFname;x\nA;B;C']);
    return { type, body: random.chance(0.3) ? random.pick(hostileTexts) : text };
  }
  const schema = json.safeParse(described.schema).data ?? {};
  const body = JSON.stringify(makeValue(schema, source)) ?? '';
  return { type, body: random.chance(wild / 5) ? body.slice(0, random.below(body.length + 1)) : body };
}

function textFor(value: unknown, { random, wild }: Omit<Source, 'document'>): string {
  if (random.chance(wild)) return random.pick(hostileTexts);
  return typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value);
}

/** Halves of characters, which cannot be encoded, become U+FFFD. */
export function encode(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}

/** A value for a schema. */
export function makeValue(given: Json, source: Source, depth = 0): unknown {
  const { document, random, wild } = source;
  if (random.chance(depth === 0 ? wild / 10 : wild))
    return random.chance(0.6) ? random.pick(hostileTexts) : random.pick(hostileValues);
  const name = typeof given.$ref === 'string' ? given.$ref.split('/').at(-1) : undefined;
  const schema = name === undefined ? given : (document.components.schemas[name] ?? {});
  if (depth > 8) return null;
  const choices = z.array(json).safeParse(schema.anyOf ?? schema.oneOf).data ?? [];
  const [first, ...others] = choices;
  if (first) return makeValue(random.pick([first, ...others]), source, depth + 1);
  const parts = z.array(json).safeParse(schema.allOf).data;
  if (parts) return Object.assign({}, ...parts.map((part) => makeValue(part, source, depth + 1))) as unknown;
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[random.below(schema.enum.length)] as unknown;
  return makeTyped(schema, source, depth);
}

function makeTyped(schema: Json, source: Source, depth: number): unknown {
  const { random } = source;
  const types = [schema.type].flat();
  const type = types[random.below(types.length)];
  if (type === 'object') {
    const properties = z.record(z.string(), json).safeParse(schema.properties).data ?? {};
    const required = new Set(z.array(z.string()).safeParse(schema.required).data);
    const chosen = Object.entries(properties).filter(([key]) =>
      random.chance(required.has(key) ? 1 - source.wild / 5 : 0.4),
    );
    return Object.fromEntries(chosen.map(([key, part]) => [key, makeValue(part, source, depth + 1)]));
  }
  if (type === 'array') {
    const items = json.safeParse(schema.items).data ?? {};
    return Array.from({ length: random.below(4) }, () => makeValue(items, source, depth + 1));
  }
  if (type === 'integer' || type === 'number') return 1 + random.below(random.pick([2, 10, 80]));
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'null') return null;
  return makeText(schema, random);
}

const words = [
  ...['Salome', 'chor', 'Ein Gespräch', 'a', '19:30', 'grosses-haus', '<p>Text</p>', '/de', '12', 'Text <b>fett</b>'],
  ...['#c00', 'de', 'https://example.org/', '+49 221 1', 'a@house.example', '2026-11', '1/2', 'x'.repeat(40)],
];

function makeText({ format, pattern, maxLength }: Json, random: Random): string {
  if (format === 'date') return `2026-${String(1 + random.below(12)).padStart(2, '0')}-15`;
  if (format === 'date-time') return `2026-11-${10 + random.below(20)}T19:30:00+01:00`;
  if (format === 'email') return `visitor${random.below(1000)}@example.org`;
  if (format === 'uri') return 'https://example.org/a';
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000';
  const fitting = words.filter((word) => typeof pattern !== 'string' || new RegExp(pattern, 'u').test(word));
  const [first = 'a', ...others] = fitting;
  const word = random.pick([first, ...others]);
  return typeof maxLength === 'number' && random.chance(0.05) ? 'x'.repeat(Math.min(maxLength + 1, 20_000)) : word;
}
