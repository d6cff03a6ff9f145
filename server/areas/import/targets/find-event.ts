import { invalid } from '#contract/base/errors.ts';
import { and, eq, isNull, or } from 'drizzle-orm';
import { largestId } from '#contract/base/parameters.ts';
import { events } from '../../../db/tables/programme.ts';
import { isNamed, onlyOne, seasonNamed, venueNamed } from '../../upsert/find-targets.ts';
import { productionWithId, productionWithSlug, productionWithTitle } from './find-production.ts';
import { startOf } from '../cells/read-moments.ts';
import type { Cells, RowContext } from '../../upsert/row.ts';

/** The event of a row: by id, by its number at the ticket provider, or by production, moment and venue. */
export async function findEvent(row: RowContext, cells: Cells): Promise<number | null> {
  if (cells.id !== undefined) {
    const id = /^\d{1,10}$/.test(cells.id) ? Number(cells.id) : 0;
    const found = id > largestId ? null : await onlyOne(row.db, events, eq(events.id, id));
    if (found === null) throw invalid('id', { key: 'no_entry_with_id', params: { id: cells.id } });
    return found;
  }
  const numbered =
    cells.external_id === undefined ? null : await onlyOne(row.db, events, eq(events.externalId, cells.external_id));
  return numbered ?? (await eventAt(row, cells));
}

/** By production, moment and venue. One with a number of its own is another event than one with this number. */
async function eventAt(row: RowContext, cells: Cells): Promise<number | null> {
  const start = startOf(cells);
  if (start === null) throw invalid('start', 'field_empty');
  const production = await productionOf(row, cells);
  const title = cells.title_de ?? cells.title_en;
  if (production === null && title === undefined) throw invalid('production_id', 'field_empty');
  const venue = cells.venue === undefined ? null : await venueNamed(row, cells.venue);
  // At a venue that is only now created there is no event yet, but one without a venue may be meant.
  const atVenue = cells.venue === undefined ? undefined : or(isNull(events.venueId), eq(events.venueId, venue ?? 0));
  const rows = await row.db
    .select({ id: events.id, venueId: events.venueId })
    .from(events)
    .where(
      and(
        eq(events.start, new Date(start)),
        production === null
          ? and(isNull(events.productionId), isNamed(events.title, title ?? ''))
          : eq(events.productionId, production),
        cells.external_id === undefined ? undefined : isNull(events.externalId),
        atVenue,
      ),
    )
    .limit(3);
  const [exact, ...others] = rows.filter((one) => cells.venue === undefined || one.venueId === venue);
  const found = exact ? [exact, ...others] : rows;
  if (found.length > 1) throw invalid('start', 'ambiguous_event');
  return found[0]?.id ?? null;
}

/** The production that a cell names by title, slug or id; null if the row names none. Throws if there is none. */
export async function productionOf(row: RowContext, cells: Cells): Promise<number | null> {
  const cell = cells.production;
  if (cell === undefined) return null;
  const search = { season: await seasonOf(row, cells), path: 'production_id' };
  const found =
    (await productionWithTitle(row.db, cell, search)) ??
    (await productionWithSlug(row.db, cell, search)) ??
    (await productionWithId(row.db, cell));
  if (found === null) throw invalid('production_id', { key: 'no_production_called', params: { name: cell } });
  return found;
}

async function seasonOf(row: RowContext, { season }: Cells): Promise<number | null> {
  if (season === undefined) return row.season ?? null;
  const found = await seasonNamed(row, season);
  if (found === null) throw invalid('season_id', { key: 'no_season_called', params: { name: season } });
  return found;
}
