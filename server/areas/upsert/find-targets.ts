import { invalid } from '#contract/base/errors.ts';
import { eq, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Message } from '#contract/base/messages.ts';
import { largestId } from '#contract/base/parameters.ts';
import type { Transaction } from '../../db/database.ts';
import { personCategories } from '../../db/tables/people.ts';
import { eventCategories, festivals, seasons, venues } from '../../db/tables/programme.ts';
import { column, type Resource } from '../../resources/definition/resource.ts';
import { createRecordIn } from '../../resources/write-stored.ts';
import { personCategoriesDefinition } from '../people/person-categories.resource.ts';
import { categoriesDefinition } from '../programme/resources/categories.resource.ts';
import { seasonsDefinition } from '../programme/resources/seasons.resource.ts';
import { venuesDefinition } from '../programme/resources/venues.resource.ts';
import type { CreatedTarget, RowContext, Values } from './row.ts';
import { hasSlug, isNamed } from './find-here.ts';

type Reading = Pick<RowContext, 'db'>;

/** The id of a venue that a cell names by name, slug or id; null: there is none yet. */
export function venueNamed(row: Reading, cell: string): Promise<number | null> {
  return named(row.db, { table: venues, name: venues.name, slug: venues.slug, path: 'venue_id' }, cell);
}

function categoryNamed(row: RowContext, cell: string): Promise<number | null> {
  const { name, slug } = eventCategories;
  return named(row.db, { table: eventCategories, name, slug, path: 'category_id' }, cell);
}

/** By name, slug, id, or the years: `2026/27` is `Spielzeit 2026/2027`. */
export async function seasonNamed(row: Reading, cell: string): Promise<number | null> {
  const found = await named(
    row.db,
    { table: seasons, name: seasons.name, slug: seasons.slug, path: 'season_id' },
    cell,
  );
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
  const { title: name, slug } = festivals;
  const id = await named(row.db, { table: festivals, name, slug, path: 'festival_id' }, cell);
  if (id === null) throw invalid('festival_id', { key: 'no_festival_called', params: { name: cell } });
  return id;
}

/** The venue of a cell; a missing one is created if that is chosen. */
export async function venueFor(row: RowContext, cell: string): Promise<number> {
  return (
    (await venueNamed(row, cell)) ??
    (await createTarget(row, {
      target: { resource: 'venues', name: cell },
      definition: venuesDefinition,
      values: { name: { de: cell, en: '' } },
      missing: { path: 'venue_id', message: { key: 'no_venue_called', params: { name: cell } } },
    }))
  );
}

export async function categoryFor(row: RowContext, cell: string): Promise<number> {
  return (
    (await categoryNamed(row, cell)) ??
    (await createTarget(row, {
      target: { resource: 'categories', name: cell },
      definition: categoriesDefinition,
      values: { name: { de: cell, en: '' } },
      missing: { path: 'category_id', message: { key: 'no_category_called', params: { name: cell } } },
    }))
  );
}

/** The group of people of a cell. */
export async function groupFor(row: RowContext, cell: string): Promise<number> {
  const { name, slug } = personCategories;
  return (
    (await named(row.db, { table: personCategories, name, slug, path: 'categories' }, cell)) ??
    (await createTarget(row, {
      target: { resource: 'person-categories', name: cell },
      definition: personCategoriesDefinition,
      values: { name: { de: cell, en: '' } },
      missing: { path: 'categories', message: { key: 'no_category_called', params: { name: cell } } },
    }))
  );
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
  return createTarget(row, {
    target: { resource: 'seasons', name },
    definition: seasonsDefinition,
    values: {
      name: { de: name, en: name.replace(/^(?:Spielzeit|Saison)\b/, 'Season') },
      starts_on: `${years?.first}-08-01`,
      ends_on: `${years?.last}-07-31`,
      state: 'draft',
    },
    missing: { path: 'season_id', message: { key: 'no_season_called', params: { name: cell } } },
  });
}

/** The two years in `2026/27`, `26/27` or `Spielzeit 2026–2027`. */
export function yearsOf(text: string): { first: number; last: number } | null {
  const [, one, other] = /(?:^|\D)((?:20)?\d{2})\s*[/–-]\s*((?:20)?\d{2})(?!\d)/.exec(text) ?? [];
  if (one === undefined || other === undefined) return null;
  const whole = (year: string) => 2000 + (Number(year) % 100);
  return whole(other) === whole(one) + 1 ? { first: whole(one), last: whole(other) } : null;
}

interface Missing {
  target: CreatedTarget;
  definition: Resource;
  values: Values;
  missing: { path: string; message: Message };
}

async function createTarget(row: RowContext, { target, definition, values, missing }: Missing): Promise<number> {
  if (!row.create.has(target.resource)) throw invalid(missing.path, missing.message);
  const { id } = await createRecordIn(row, { resource: definition, sent: values });
  row.created.push(target);
  return id;
}

interface Named {
  table: PgTable;
  name: PgColumn;
  slug: PgColumn;
  path: string;
}

/** By name in either language, ignoring case and accents, or by slug; then by id. */
async function named(tx: Transaction, { table, name, slug, path }: Named, cell: string): Promise<number | null> {
  const id = column(table, 'id');
  const same = or(isNamed(name, cell), hasSlug(slug, cell));
  const rows = await tx.select({ id }).from(table).where(same).limit(2);
  if (rows.length > 1) throw invalid(path, { key: 'ambiguous_reference', params: { name: cell } });
  if (rows.length === 1) return Number(rows[0]?.id);
  const number = /^\d{1,10}$/.test(cell) ? Number(cell) : 0;
  if (number < 1 || number > largestId) return null;
  const [own] = await tx.select({ id }).from(table).where(eq(id, number));
  return own ? Number(own.id) : null;
}
