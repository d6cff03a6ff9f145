import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { type FieldKind, fieldKinds, oneLanguage } from '#contract/resources/resource-fields.ts';
import { localizedOf } from '#contract/base/localized.ts';
import { recordOf } from '#contract/base/records.ts';
import { asSchema } from '#contract/base/schema-parts.ts';
import type { RequestContext } from '../request-context.ts';
import { auditText } from '../platform/audit/changes-between.ts';
import type { Database } from '../db/database.ts';
import { targetTable } from './check-targets.ts';
import { listIds, type ListFilter } from './list-stored.ts';
import { readStored } from './read-stored.ts';
import { column, type Resource, type State } from './definition/resource.ts';
import { titleOf } from './definition/uses.ts';

type Cell = string | number | boolean | null;
type Titles = Map<string, Map<number, string>>;

/** Number of rows read at a time. */
const atOnce = 200;

/** Yields the header and then each row of all pages of a list. */
export async function* exportStored(
  ctx: Pick<RequestContext, 'db' | 'locale'>,
  { resource, query }: { resource: Resource; query: ListFilter },
): AsyncGenerator<Cell[]> {
  const { db } = ctx;
  const columns = Object.entries(resource.contract.fields).flatMap(([name, field]) => columnsOf(name, field));
  yield ['id', ...columns.map(({ head }) => head), 'address_de', 'address_en'];
  const ids = await listIds(ctx, { resource, query });
  for (let first = 0; first < ids.length; first += atOnce) {
    const found = await readStored(db, resource, ids.slice(first, first + atOnce));
    const states = found.map(({ state }) => state);
    const titles = await titlesOf(db, resource, states);
    for (const state of states) {
      const { de, en } = localizedOf(state.urls);
      yield [state.id, ...columns.map(({ read }) => read(state, titles)), de, en];
    }
  }
}

interface Column {
  head: string;
  read(state: State, titles: Titles): Cell;
}

/** Columns of a field: one per language of a text, or id and title of a reference. */
function columnsOf(name: string, field: z.ZodType): Column[] {
  if (oneLanguage(field)) {
    return (['de', 'en'] as const).map((locale) => ({
      head: `${name}_${locale}`,
      read: (state) => cellOf(recordOf(state[name])[locale]),
    }));
  }
  const own: Column = { head: name, read: (state) => cellOf(state[name]) };
  const kind = referenceOf(field);
  if (!kind) return [own];
  const title: Column = {
    head: name.replace(/_id$/, ''),
    read: (state, titles) => titles.get(kind.to)?.get(Number(state[name])) ?? '',
  };
  return [own, title];
}

/** The kind of reference that a field holds; null for any other field. */
export function referenceOf(field: z.ZodType): Extract<FieldKind, { kind: 'reference' }> | null {
  const inner = field instanceof z.ZodNullable ? asSchema(field.unwrap()) : field;
  const kind = fieldKinds.get(inner);
  return kind?.kind === 'reference' ? kind : null;
}

/** German titles of all referenced entities; one query per kind. */
async function titlesOf(db: Database, { contract }: Resource, states: State[]): Promise<Titles> {
  const titles: Titles = new Map();
  for (const [name, field] of Object.entries(contract.fields)) {
    const kind = referenceOf(field);
    const ids = kind ? [...new Set(states.flatMap((state) => (state[name] === null ? [] : Number(state[name]))))] : [];
    if (!kind || ids.length === 0) continue;
    const table = targetTable(kind.to);
    const rows = await db
      .select({ id: column(table, 'id'), title: titleOf(table) })
      .from(table)
      .where(inArray(column(table, 'id'), ids));
    const known = titles.get(kind.to) ?? new Map<number, string>();
    for (const { id, title } of rows) known.set(Number(id), title);
    titles.set(kind.to, known);
  }
  return titles;
}

/** Joins the values of a list with ` | ` in one cell. */
function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return auditText(value);
}
