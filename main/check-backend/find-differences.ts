import type { z } from 'zod';
import { isAddress } from '#contract/base/address.ts';
import type { Message } from '#contract/base/messages.ts';
import { isModel } from '#contract/blocks/block.ts';
import { flatBlockSchema } from '#contract/blocks/flat-block.ts';
import { isRecord } from '#contract/base/records.ts';
import { givenFields, isWord, partsOf } from '#site/content/reading/given-fields.ts';
import { address, entriesOf, isText, text } from '#site/content/reading/read.ts';

/** How an answer differs from the contract, each with the path of the field and how often. */
export interface Differences {
  /** Fields that the contract has and the answer lacks. */
  missing: Map<string, number>;
  /** Fields that the site does not know. */
  ignored: Map<string, number>;
  /** Values that the site cannot use. */
  unusable: Map<string, UnusableField>;
}

export interface UnusableField {
  /** Path of the field, `results[].state`. */
  field: string;
  reason: Message;
  count: number;
}

/** Deeper fields are those of entries inside entries, which their own calls show better. */
const maxDepth = 4;

export function findDifferences(schema: z.ZodType, value: unknown): Differences {
  const found: Differences = { missing: new Map(), ignored: new Map(), unusable: new Map() };
  compare({ schema, value, path: '', depth: 0 }, found);
  return found;
}

interface Place {
  schema: z.ZodType;
  value: unknown;
  path: string;
  depth: number;
}

function compare({ schema, value, path, depth }: Place, found: Differences): void {
  if (value === null || value === undefined || depth > maxDepth) return;
  const parts = partsOf(schema);
  if (parts.kind === 'array') return compareEntries({ schema: parts.element, value, path, depth }, found);
  if (parts.kind === 'plain') return comparePlain({ schema: parts.schema, value, path, depth }, found);
  if (typeof value !== 'object' && !isWord(parts.schema, value)) return unusable(found, path, 'value_no_object');
  const given = givenFields(parts.schema, value);
  const known = new Set(parts.fields.map(({ name }) => name));
  for (const name of Object.keys(isRecord(value) ? value : {}))
    if (!known.has(name)) count(found.ignored, join(path, name));
  for (const { name, schema: field, isOptional } of parts.fields) {
    if (given[name] !== undefined)
      compare({ schema: field, value: given[name], path: join(path, name), depth: depth + 1 }, found);
    else if (!isOptional) count(found.missing, join(path, name));
  }
}

function compareEntries({ schema, value, path, depth }: Place, found: Differences): void {
  const entries = entriesOf(value) ?? (isWord(schema, value) ? [value] : null);
  if (entries === null) return unusable(found, path, 'value_no_list');
  if (schema === flatBlockSchema) return compareBlocks(entries, path, found);
  for (const entry of entries.slice(0, 200))
    if (isRecord(entry) || partsOf(schema).kind !== 'object')
      compare({ schema, value: entry, path: `${path}[]`, depth }, found);
}

/** Blocks are read by their kind; only that can be wrong. */
function compareBlocks(blocks: unknown[], path: string, found: Differences): void {
  for (const block of blocks) {
    const model = isRecord(block) ? block.model : undefined;
    if (!isModel(model))
      unusable(found, `${path}[]`, { key: 'value_no_module', params: { name: text(model).slice(0, longestShown) } });
    if (!isRecord(block)) continue;
    const columns = Array.isArray(block.columns)
      ? block.columns.map((column) => (isRecord(column) ? column.children : []))
      : [];
    for (const below of [block.children, ...columns]) if (Array.isArray(below)) compareBlocks(below, path, found);
  }
}

function comparePlain({ schema, value, path }: Place, found: Differences): void {
  if (schema.def.type === 'enum' && !schema.safeParse(value).success)
    return unusable(found, path, { key: 'value_unknown', params: { value: text(value).slice(0, longestShown) } });
  if (schema.def.type === 'number' && !Number.isFinite(Number(text(value) || Number.NaN)))
    return unusable(found, path, 'value_no_number');
  if (schema.def.type !== 'string') return;
  if (!isText(value) && value !== '') return unusable(found, path, 'value_no_text');
  if (isAddress(schema) && text(value) !== '' && address(value) === '') unusable(found, path, 'value_no_address');
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** Characters of a value that a message quotes. */
const longestShown = 60;

function unusable({ unusable: all }: Differences, field: string, reason: Message): void {
  const key = JSON.stringify([field, reason]);
  all.set(key, { field, reason, count: (all.get(key)?.count ?? 0) + 1 });
}

function count(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}
