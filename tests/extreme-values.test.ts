import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { addressOf, endpoints } from './contract-calls.ts';
import { everything, someOf } from './extent.ts';
import { sharedBackend } from './test-backend.ts';

/** Ids, days and moments that the database cannot store, and others at the edge. */
const extremes = [
  '0',
  '-1',
  '2147483648',
  '99999999999999999999',
  '2147483648,1',
  'waiting-2147483648',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '0001-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59-14:00',
];
/** Some value for a parameter that has to be there. */
const plausible = ['all', '1', '2026-11-21', '2026-11', 'de', 'page:1', 'Elektra'];

const backend = await sharedBackend();

const shapeOf = (schema: z.ZodType) => (schema instanceof z.ZodObject ? Object.entries<z.ZodType>(schema.shape) : []);

/** A query with all parameters that have to be there. */
function neededQuery(endpoint: Endpoint): Record<string, string> {
  const needed = shapeOf(endpoint.query).filter(([, schema]) => !schema.safeParse(undefined).success);
  return Object.fromEntries(
    needed.map(([name, schema]) => [name, plausible.find((value) => schema.safeParse(value).success) ?? '1']),
  );
}

/**
 * What is tried for a parameter: every extreme, or those that its schema lets pass and one that it refuses. Where it lets
 * all pass, it is a text, for which two are enough.
 */
function extremesFor(schema: z.ZodType): string[] {
  if (everything) return extremes;
  const passing = extremes.filter((value) => schema.safeParse(value).success);
  if (passing.length === extremes.length) return passing.slice(-2);
  return [...passing, ...extremes.filter((value) => !passing.includes(value)).slice(0, 1)];
}

/** Addresses with an extreme value in the path or in one parameter of the query. */
function extremeAddresses(endpoint: Endpoint): string[] {
  const needed = neededQuery(endpoint);
  const withQuery = (query: Record<string, string>) =>
    `${addressOf(endpoint).split('?', 1)[0]}?${new URLSearchParams(query)}`;
  return [
    ...shapeOf(endpoint.params)
      .filter(([name]) => name !== 'locale')
      .flatMap(([name, schema]) => extremesFor(schema).map((value) => addressOf(endpoint, { [name]: value }))),
    ...shapeOf(endpoint.query).flatMap(([name, schema]) =>
      extremesFor(schema).map((value) => withQuery({ ...needed, [name]: value })),
    ),
  ];
}

interface JsonSchema {
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
}

/** A body with the same extreme value for every number, day and moment in it. */
function extremeBody(schema: JsonSchema, extreme: { number: number; day: string }): unknown {
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return extremeBody(first, extreme);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'integer' || schema.type === 'number') return extreme.number;
  if (schema.type === 'boolean') return true;
  if (schema.type === 'array') return schema.items ? [extremeBody(schema.items, extreme)] : [];
  if (schema.format === 'date') return extreme.day;
  if (schema.format === 'date-time') return `${extreme.day}T00:00:00+14:00`;
  if (schema.type === 'string') return 'elektra';
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, part]) => [name, extremeBody(part, extreme)]),
  );
}

function extremeBodies({ body }: Endpoint): string[] {
  if (!body) return [];
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema;
  const numbers = [0, -1, 2_147_483_648, Number.MAX_SAFE_INTEGER];
  const whole = numbers.flatMap((number) =>
    ['0001-01-01', '9999-12-31'].map((day) => extremeBody(schema, { number, day })),
  );
  // One field at a time as well: a field that is wrong hides the others.
  const single = whole.flatMap((one) =>
    typeof one === 'object' && one !== null ? Object.entries(one).map(([name, value]) => ({ [name]: value })) : [],
  );
  return [...new Set([...whole, ...single].map((one) => JSON.stringify(one)))];
}

const tried = someOf(endpoints, { index: 0, count: 330 });

describe.each(tried.map((endpoint) => [`${endpoint.id}: ${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    const method = endpoint.method.toUpperCase();

    it('answers extreme ids, days and numbers without an unexpected error', async () => {
      const headers = { ...(await backend.signIn('admin')), 'content-type': 'application/json' };
      const failed: string[] = [];
      const note = async (call: string, answer: Response) => {
        // 401: the calls would no longer reach what they are to test.
        if (answer.status >= 500 || answer.status === 401) failed.push(`${answer.status} ${call}`);
        await answer.arrayBuffer();
      };
      for (const address of extremeAddresses(endpoint)) {
        const body = method === 'GET' || method === 'DELETE' ? {} : { body: '{}' };
        await note(address, await backend.app.request(address, { method, headers, ...body }));
      }
      for (const body of extremeBodies(endpoint))
        await note(body, await backend.app.request(addressOf(endpoint), { method, headers, body }));
      expect(failed).toEqual([]);
    });
  },
);
