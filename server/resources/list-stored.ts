import { and, desc, gte, inArray, lt, or, type SQL, sql, asc, eq } from 'drizzle-orm';
import { largestId } from '#contract/calls.ts';
import type { Locale } from '#contract/locale.ts';
import { mostListed } from '#contract/resources-calls.ts';
import { oneLanguage } from '#contract/resources-fields.ts';
import type { Database } from '../house.ts';
import { addDays, startOfDay } from '../programme/berlin-time.ts';
import { readStored } from './read-stored.ts';
import { column, columnKey, columnOf, type Resource } from './resource.ts';

/** What the list of everything is narrowed and sorted by. */
export interface Narrowing {
  query?: string;
  sort?: string;
  /** Ids parted by commas. */
  ids?: string;
  /** Only those with a text that is not written in this language, but in the other. */
  missing?: Locale;
  /** Values of the fields that it is narrowed by. */
  [filter: string]: unknown;
}

/** A question for the list of everything. */
export interface StoredQuery extends Narrowing {
  page: number;
  page_size: number;
}

const mostWords = 8;

/**
 * A page of everything that is stored, offline and unpublished things too; however many there are, it takes as many
 * queries. What is looked for in vain is not looked for again to be counted.
 */
export async function listStored(db: Database, resource: Resource, query: StoredQuery, locale: Locale) {
  const where = wanted(resource, query);
  const offset = Math.min((query.page - 1) * query.page_size, mostListed);
  const limit = Math.min(query.page_size, mostListed - offset);
  const rows = await db
    .select({ id: column(resource.table, 'id') })
    .from(resource.table)
    .where(where)
    .orderBy(...orderOf(resource, query.sort ?? resource.sort, locale))
    .limit(limit)
    .offset(offset);
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
  const found = isLast ? offset + rows.length : await countUpTo(db, resource, where, mostListed + 1);
  const read = await readStored(
    db,
    resource,
    rows.map(({ id }) => Number(id)),
  );
  return { count: Math.min(found, mostListed), more: found > mostListed, results: read.map(({ state }) => state) };
}

/** How many there are, but no more than `most`. */
async function countUpTo(db: Database, { table }: Resource, where: SQL | undefined, most: number): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(most)
    .as('some');
  return db.$count(some);
}

/** Ids of the whole list, in its order. */
export async function listIds(db: Database, resource: Resource, query: Narrowing, locale: Locale): Promise<number[]> {
  const rows = await db
    .select({ id: column(resource.table, 'id') })
    .from(resource.table)
    .where(wanted(resource, query))
    .orderBy(...orderOf(resource, query.sort ?? resource.sort, locale));
  return rows.map(({ id }) => Number(id));
}

/** What a question narrows the list by. */
function wanted(resource: Resource, query: Narrowing): SQL | undefined {
  const words = (query.query ?? '').split(/\s+/).filter(Boolean).slice(0, mostWords);
  const filters = resource.contract.filters ?? [];
  return and(
    query.ids === undefined ? undefined : among(resource, query.ids),
    ...words.map((word) => has(resource, word)),
    ...filters.map((name) => {
      const kept = columnOf(resource, name);
      return kept && query[name] !== undefined ? eq(kept, query[name]) : undefined;
    }),
    ...(resource.contract.ranges ?? []).map((name) => between(resource, name, query)),
    query.missing === undefined ? undefined : lacks(resource, query.missing),
  );
}

/** From the first to the last of these days in Berlin. */
function between({ table }: Resource, name: string, query: Narrowing): SQL | undefined {
  const kept = column(table, columnKey(name));
  const [from, to] = [query[`${name}_from`], query[`${name}_to`]];
  return and(
    typeof from === 'string' ? gte(kept, startOfDay(from)) : undefined,
    typeof to === 'string' ? lt(kept, startOfDay(addDays(to, 1))) : undefined,
  );
}

/** A text that is written in the other language only; parts of addresses are made by themselves. */
function lacks(resource: Resource, locale: Locale): SQL | undefined {
  if (resource.listed?.lacks) return resource.listed.lacks[locale];
  const other = locale === 'de' ? 'en' : 'de';
  const texts = Object.entries(resource.contract.fields).flatMap(([name, field]) => {
    const kept = name !== 'slug' && oneLanguage(field) ? columnOf(resource, name) : undefined;
    return kept ? [sql`(${kept}->>${locale} = '' and ${kept}->>${other} <> '')`] : [];
  });
  return texts.length > 0 ? or(...texts) : sql`false`;
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
  // An index of three letters each would be read as a whole for fewer, which takes longer than looking at every text.
  const isShort = !/[\p{L}\p{N}]{3}/u.test(word);
  return or(
    isShort ? sql`strpos(${searched}, fold_text(${word})) > 0` : sql`${searched} like fold_text(${pattern})`,
    id,
  );
}

/** Ids make the order a whole one, so that pages never overlap. */
function orderOf({ table, contract, listed }: Resource, sort: string, locale: Locale): SQL[] {
  const direction = sort.startsWith('-') ? desc : asc;
  const name = sort.replace('-', '');
  const kept = column(table, columnKey(name));
  const field = contract.fields[name];
  const id = column(table, 'id');
  if (name === 'id') return [direction(id)];
  if (name === 'title' && listed) return [direction(listed.title[locale]), direction(id)];
  const by =
    field && oneLanguage(field) ? sql`fold_text(coalesce(nullif(${kept}->>${locale}, ''), ${kept}->>'de'))` : kept;
  return [direction(by), direction(id)];
}
