import { and, desc, gte, inArray, lt, or, type SQL, sql, asc, eq } from 'drizzle-orm';
import { largestId } from '#contract/base/parameters.ts';
import { type Locale, otherLocale } from '#contract/base/locale.ts';
import { maxListed } from '#contract/resources/define-resource.ts';
import { oneLanguage } from '#contract/resources/resource-fields.ts';
import type { RequestContext } from '../request-context.ts';
import type { Database } from '../db/database.ts';
import { containsPattern } from '#text/like-pattern.ts';
import { startOfDay } from '#time/berlin-moment.ts';
import { addDays } from '#time/calendar-day.ts';
import { readStored } from './read-stored.ts';
import { column, columnKey, columnOf, type Resource } from './definition/resource.ts';

/** Filters and sort order of a list. */
export interface ListFilter {
  query?: string;
  sort?: string;
  /** Comma-separated ids. */
  ids?: string;
  /** Only entities with a text that is missing in this language but present in the other. */
  missing?: Locale;
  /** Values of the filters of the resource. */
  [filter: string]: unknown;
}

export interface StoredQuery extends ListFilter {
  page: number;
  page_size: number;
}

const maxWords = 8;

/**
 * One page of all stored entities, offline and unpublished ones included. The number of queries does not depend on the
 * number of rows. The count needs a query of its own only when the page does not
 * show the end of the list.
 */
export async function listStored(
  ctx: Pick<RequestContext, 'db' | 'locale'>,
  { resource, query }: { resource: Resource; query: StoredQuery },
) {
  const { db, locale } = ctx;
  const where = wanted(resource, query);
  const offset = Math.min((query.page - 1) * query.page_size, maxListed);
  const limit = Math.min(query.page_size, maxListed - offset);
  const rows = await db
    .select({ id: column(resource.table, 'id') })
    .from(resource.table)
    .where(where)
    .orderBy(...orderOf(resource, query.sort ?? resource.sort, locale))
    .limit(limit)
    .offset(offset);
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
  const found = isLast ? offset + rows.length : await countUpTo(db, { resource, where, max: maxListed + 1 });
  const ids = rows.map(({ id }) => Number(id));
  const read = await readStored(db, resource, ids);
  return { count: Math.min(found, maxListed), more: found > maxListed, results: read.map(({ state }) => state) };
}

/** Number of rows, counted up to `most`. */
async function countUpTo(
  db: Database,
  { resource: { table }, where, max }: { resource: Resource; where: SQL | undefined; max: number },
): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(max)
    .as('some');
  return db.$count(some);
}

/** Ids of the whole list, in its order; at most `max`. */
export async function listIds(
  ctx: Pick<RequestContext, 'db' | 'locale'>,
  { resource, query, max }: { resource: Resource; query: ListFilter; max?: number },
): Promise<number[]> {
  const { db, locale } = ctx;
  const all = db
    .select({ id: column(resource.table, 'id') })
    .from(resource.table)
    .where(wanted(resource, query))
    .orderBy(...orderOf(resource, query.sort ?? resource.sort, locale));
  const rows = await (max === undefined ? all : all.limit(max));
  return rows.map(({ id }) => Number(id));
}

/** Condition for all filters of a query. */
function wanted(resource: Resource, query: ListFilter): SQL | undefined {
  const words = (query.query ?? '').split(/\s+/).filter(Boolean).slice(0, maxWords);
  const filters = resource.contract.filters ?? [];
  return and(
    query.ids === undefined ? undefined : among(resource, query.ids),
    ...words.map((word) => has(resource, word)),
    ...filters.map((name) => {
      const ownColumn = columnOf(resource, name);
      return ownColumn && query[name] !== undefined ? eq(ownColumn, query[name]) : undefined;
    }),
    ...(resource.contract.ranges ?? []).map((name) => between(resource, name, query)),
    query.missing === undefined ? undefined : isMissingText(resource, query.missing),
  );
}

/** Days from first to last, both included, in the time zone of Berlin. */
function between({ table }: Resource, name: string, query: ListFilter): SQL | undefined {
  const ownColumn = column(table, columnKey(name));
  const [from, to] = [query[`${name}_from`], query[`${name}_to`]];
  return and(
    typeof from === 'string' ? gte(ownColumn, startOfDay(from)) : undefined,
    typeof to === 'string' ? lt(ownColumn, startOfDay(addDays(to, 1))) : undefined,
  );
}

/** A text exists in the other language only; slugs are ignored, because they are derived. */
function isMissingText(resource: Resource, locale: Locale): SQL | undefined {
  if (resource.listColumns?.missingText) return resource.listColumns.missingText[locale];
  const other = otherLocale(locale);
  const texts = Object.entries(resource.contract.fields).flatMap(([name, field]) => {
    const ownColumn = name !== 'slug' && oneLanguage(field) ? columnOf(resource, name) : undefined;
    return ownColumn ? [sql`(${ownColumn}->>${locale} = '' and ${ownColumn}->>${other} <> '')`] : [];
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

/** Matches any language, case and accents ignored; a number also matches the id. */
function has({ searched, table }: Resource, word: string): SQL | undefined {
  const pattern = containsPattern(word);
  const id = /^\d{1,9}$/.test(word) ? eq(column(table, 'id'), Number(word)) : undefined;
  // A trigram index would be read completely for fewer than three characters, which is slower than a table scan.
  const isShort = !/[\p{L}\p{N}]{3}/u.test(word);
  return or(
    isShort ? sql`strpos(${searched}, fold_text(${word})) > 0` : sql`${searched} like fold_text(${pattern})`,
    id,
  );
}

/** Adds the id as last sort key, so that the order is total and pages never overlap. */
function orderOf({ table, contract, listColumns }: Resource, sort: string, locale: Locale): SQL[] {
  const direction = sort.startsWith('-') ? desc : asc;
  const name = sort.replace('-', '');
  const ownColumn = column(table, columnKey(name));
  const field = contract.fields[name];
  const id = column(table, 'id');
  if (name === 'id') return [direction(id)];
  if (name === 'title' && listColumns) return [direction(listColumns.title[locale]), direction(id)];
  const by =
    field && oneLanguage(field)
      ? sql`fold_text(coalesce(nullif(${ownColumn}->>${locale}, ''), ${ownColumn}->>'de'))`
      : ownColumn;
  return [direction(by), direction(id)];
}
