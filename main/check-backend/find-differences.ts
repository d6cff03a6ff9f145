import type { z } from 'zod';
import { isAddress } from '#contract/base/address.ts';
import { isModel } from '#contract/blocks/block.ts';
import { flatBlockSchema } from '#contract/blocks/flat-block.ts';
import { isRecord } from '#contract/base/records.ts';
import { givenFields, isWord } from '#site/content/reading/given-fields.ts';
import { address, isText, text } from '#site/content/reading/read.ts';
import { partsOf } from '#site/content/reading/schema-parts.ts';

/** How an answer differs from the contract, each with the path of the field and how often. */
export interface Differences {
  /** Fields that the contract has and the answer lacks. */
  missing: Map<string, number>;
  /** Fields that the site does not know. */
  ignored: Map<string, number>;
  /** Values that the site cannot use, with the reason. */
  unusable: Map<string, number>;
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
  if (typeof value !== 'object' && !isWord(parts.schema, value)) return count(found.unusable, `${path}: no object`);
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
  if (!Array.isArray(value)) return count(found.unusable, `${path}: no list`);
  if (schema === flatBlockSchema) return compareBlocks(value, path, found);
  for (const entry of value.slice(0, 200))
    if (isRecord(entry) || partsOf(schema).kind !== 'object')
      compare({ schema, value: entry, path: `${path}[]`, depth }, found);
}

/** Blocks are read by their kind; only that can be wrong. */
function compareBlocks(blocks: unknown[], path: string, found: Differences): void {
  for (const block of blocks) {
    const model = isRecord(block) ? block.model : undefined;
    if (!isModel(model)) count(found.unusable, `${path}[]: no module is called '${text(model)}'`);
    if (!isRecord(block)) continue;
    const columns = Array.isArray(block.columns)
      ? block.columns.map((column) => (isRecord(column) ? column.children : []))
      : [];
    for (const below of [block.children, ...columns]) if (Array.isArray(below)) compareBlocks(below, path, found);
  }
}

function comparePlain({ schema, value, path }: Place, found: Differences): void {
  if (schema.def.type === 'enum' && !schema.safeParse(value).success)
    return count(found.unusable, `${path}: '${text(value)}' is unknown`);
  if (schema.def.type === 'number' && !Number.isFinite(Number(text(value) || Number.NaN)))
    return count(found.unusable, `${path}: no number`);
  if (schema.def.type !== 'string') return;
  if (!isText(value) && value !== '') return count(found.unusable, `${path}: no text`);
  if (isAddress(schema) && text(value) !== '' && address(value) === '')
    count(found.unusable, `${path}: neither a path nor a web address`);
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function count(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}
