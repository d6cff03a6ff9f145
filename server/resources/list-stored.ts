import { and, desc, inArray, or, type SQL, sql, asc, eq } from 'drizzle-orm';
import { largestId } from '#contract/calls.ts';
import type { Locale } from '#contract/locale.ts';
import { oneLanguage } from '#contract/resources-fields.ts';
import type { Database } from '../house.ts';
import { readStored } from './read-stored.ts';
import { column, columnKey, columnOf, type Resource } from './resource.ts';

/** A question for the list of everything. */
export interface StoredQuery {
  page: number;
  page_size: number;
  query?: string;
  sort?: string;
  /** Ids parted by commas. */
  ids?: string;
  /** Values of the fields that it is narrowed by. */
  [filter: string]: unknown;
}

const mostWords = 8;

/** A page of everything that is stored, offline and unpublished things too; the number of queries is always the same. */
export async function listStored(db: Database, resource: Resource, query: StoredQuery, locale: Locale) {
  const { table } = resource;
  const where = and(...wanted(resource, query));
  const count = await db.$count(table, where);
  const offset = (query.page - 1) * query.page_size;
  if (offset >= count) return { count, results: [] };
  const rows = await db
    .select({ id: column(table, 'id') })
    .from(table)
    .where(where)
    .orderBy(...orderOf(resource, query.sort ?? resource.sort, locale))
    .limit(query.page_size)
    .offset(offset);
  const found = await readStored(
    db,
    resource,
    rows.map(({ id }) => Number(id)),
  );
  return { count, results: found.map(({ state }) => state) };
}

function wanted(resource: Resource, query: StoredQuery): (SQL | undefined)[] {
  const words = (query.query ?? '').split(/\s+/).filter(Boolean).slice(0, mostWords);
  const filters = resource.contract.filters ?? [];
  return [
    query.ids === undefined ? undefined : among(resource, query.ids),
    ...words.map((word) => has(resource, word)),
    ...filters.map((name) => {
      const kept = columnOf(resource, name);
      return kept && query[name] !== undefined ? eq(kept, query[name]) : undefined;
    }),
  ];
}

function among({ table }: Resource, stored: string): SQL {
  const ids = stored.split(',').map(Number);
  return inArray(
    column(table, 'id'),
    ids.filter((id) => id <= largestId),
  );
}

/** In any language, whatever the case and the accents; a number is also the id itself. */
function has({ searched, table }: Resource, word: string): SQL | undefined {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const id = /^\d{1,9}$/.test(word) ? eq(column(table, 'id'), Number(word)) : undefined;
  return or(sql`${searched} like fold_text(${pattern})`, id);
}

/** Ids make the order a whole one, so that pages never overlap. */
function orderOf({ table, contract }: Resource, sort: string, locale: Locale): SQL[] {
  const direction = sort.startsWith('-') ? desc : asc;
  const name = sort.replace('-', '');
  const kept = column(table, columnKey(name));
  const field = contract.fields[name];
  const id = column(table, 'id');
  if (name === 'id') return [direction(id)];
  const by =
    field && oneLanguage(field) ? sql`fold_text(coalesce(nullif(${kept}->>${locale}, ''), ${kept}->>'de'))` : kept;
  return [direction(by), direction(id)];
}
