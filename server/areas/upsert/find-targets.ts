import { eq, or, sql, and, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type AppError, invalid } from '#contract/base/errors.ts';
import { largestId } from '#contract/base/parameters.ts';
import type { CreatableTarget } from '#contract/office/table-fields.ts';
import { seasons } from '../../db/tables/programme.ts';
import { column, type Resource } from '../../resources/definition/resource.ts';
import { createRecordIn } from '../../resources/write-stored.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { personCategoriesDefinition } from '../people/person-categories.resource.ts';
import {
  categoriesDefinition,
  festivalsDefinition,
  seasonsDefinition,
  venuesDefinition,
} from '../programme/resources/programme.resource.ts';
import type { RowContext, Values } from './row.ts';

type Reading = Pick<RowContext, 'db'>;

interface Target {
  definition: Resource;
  /** The field that names it. */
  path: string;
  /** Message where there is none. */
  missing: 'no_venue_called' | 'no_category_called' | 'no_season_called' | 'no_festival_called';
}

const venue: Target = { definition: venuesDefinition, path: 'venue_id', missing: 'no_venue_called' };
const category: Target = { definition: categoriesDefinition, path: 'category_id', missing: 'no_category_called' };
const season: Target = { definition: seasonsDefinition, path: 'season_id', missing: 'no_season_called' };
const group: Target = { definition: personCategoriesDefinition, path: 'categories', missing: 'no_category_called' };
const festival: Target = { definition: festivalsDefinition, path: 'festival_id', missing: 'no_festival_called' };

/** The id of a venue that a cell names by name, slug or id; null: there is none yet. */
export function venueNamed(row: Reading, cell: string): Promise<number | null> {
  return named(row, venue, cell);
}

/** By name, slug, id, or the years: `2026/27` is `Spielzeit 2026/2027`. */
export async function seasonNamed(row: Reading, cell: string): Promise<number | null> {
  const found = await named(row, season, cell);
  const years = yearsOf(cell);
  if (found !== null || !years) return found;
  const rows = await row.db
    .select({ id: seasons.id })
    .from(seasons)
    .where(
      sql`extract(year from ${seasons.startsOn}) = ${years.first} and extract(year from ${seasons.endsOn}) = ${years.last}`,
    )
    .limit(2);
  if (rows.length > 1) throw invalid('season_id', { key: 'ambiguous_reference', params: { name: cell } });
  return rows[0]?.id ?? null;
}

/** The festival or series of a cell, which must exist. */
export async function festivalNamed(row: Reading, cell: string): Promise<number> {
  const id = await named(row, festival, cell);
  if (id === null) throw absent(festival, cell);
  return id;
}

/** The venue of a cell; a missing one is created if that is chosen. */
export async function venueFor(row: RowContext, cell: string): Promise<number> {
  return (await venueNamed(row, cell)) ?? createTarget(row, { target: venue, resource: 'venues', cell });
}

export async function categoryFor(row: RowContext, cell: string): Promise<number> {
  return (await named(row, category, cell)) ?? createTarget(row, { target: category, resource: 'categories', cell });
}

/** The group of people of a cell. */
export async function groupFor(row: RowContext, cell: string): Promise<number> {
  return (await named(row, group, cell)) ?? createTarget(row, { target: group, resource: 'person-categories', cell });
}

/** The season of a cell; a new one goes from August to July and is a draft. */
export async function seasonFor(row: RowContext, cell: string): Promise<number> {
  const found = await seasonNamed(row, cell);
  if (found !== null) return found;
  const years = yearsOf(cell);
  if (!years && row.create.has('seasons')) {
    throw invalid('season_id', { key: 'season_without_years', params: { name: cell } });
  }
  const name = /[a-z]/i.test(cell) ? cell : `Spielzeit ${cell}`;
  const values = {
    name: { de: name, en: name.replace(/^(?:Spielzeit|Saison)\b/, 'Season') },
    starts_on: `${years?.first}-08-01`,
    ends_on: `${years?.last}-07-31`,
    state: 'draft',
  };
  return createTarget(row, { target: season, resource: 'seasons', cell, name, values });
}

/** The two years in `2026/27`, `26/27` or `Spielzeit 2026–2027`. */
export function yearsOf(text: string): { first: number; last: number } | null {
  const [, one, other] = /(?:^|\D)((?:20)?\d{2})\s*[/–-]\s*((?:20)?\d{2})(?!\d)/.exec(text) ?? [];
  if (one === undefined || other === undefined) return null;
  const whole = (year: string) => 2000 + (Number(year) % 100);
  return whole(other) === whole(one) + 1 ? { first: whole(one), last: whole(other) } : null;
}

interface Creating {
  target: Target;
  resource: CreatableTarget;
  cell: string;
  /** Its name, and all that is stored of it; by default the cell alone. */
  name?: string;
  values?: Values;
}

async function createTarget(row: RowContext, creating: Creating): Promise<number> {
  const { target, resource, cell, name = cell, values = { name: { de: name, en: '' } } } = creating;
  if (!row.create.has(resource)) throw absent(target, cell);
  const { id } = await createRecordIn(row, { resource: target.definition, sent: values });
  row.created.push({ resource, name });
  return id;
}

function absent({ path, missing }: Target, name: string): AppError {
  return invalid(path, { key: missing, params: { name } });
}

/** By name in either language, ignoring case and accents, or by slug; then by id. */
async function named({ db }: Reading, { definition: { table }, path }: Target, cell: string): Promise<number | null> {
  const id = column(table, 'id');
  const name = column(table, 'name' in table ? 'name' : 'title');
  const same = or(isNamed(name, cell), hasSlug(column(table, 'slug'), cell));
  const rows = await db.select({ id }).from(table).where(same).limit(2);
  if (rows.length > 1) throw invalid(path, { key: 'ambiguous_reference', params: { name: cell } });
  if (rows.length === 1) return Number(rows[0]?.id);
  const number = /^\d{1,10}$/.test(cell) ? Number(cell) : 0;
  if (number < 1 || number > largestId) return null;
  const [own] = await db.select({ id }).from(table).where(eq(id, number));
  return own ? Number(own.id) : null;
}

/** A condition: a column is this name, in either language if it has two, ignoring case and accents. */
export function isNamed(name: PgColumn, wanted: string): SQL {
  return name.getSQLType() === 'jsonb'
    ? sql`fold_text(${wanted}) in (fold_text(${name}->>'de'), fold_text(${name}->>'en'))`
    : sql`fold_text(${wanted}) = fold_text(${name})`;
}

/** A condition: a slug is this one, in either language if it has two. */
export function hasSlug(slug: PgColumn, wanted: string): SQL {
  return slug.getSQLType() === 'jsonb' ? sql`${wanted} in (${slug}->>'de', ${slug}->>'en')` : eq(slug, wanted);
}

/** Id of the only row under a condition. */
export async function onlyOne(
  db: Database | Transaction,
  table: PgTable,
  ...where: (SQL | undefined)[]
): Promise<number | null> {
  const id = column(table, 'id');
  const rows = await db
    .select({ id })
    .from(table)
    .where(and(...where))
    .limit(2);
  return rows.length === 1 ? Number(rows[0]?.id) : null;
}
