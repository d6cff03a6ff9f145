import { invalid } from '#contract/base/errors.ts';
import { and, eq, type SQL } from 'drizzle-orm';
import { largestId } from '#contract/base/parameters.ts';
import type { Transaction } from '../../../db/database.ts';
import { productions } from '../../../db/tables/programme.ts';
import { hasSlug, isNamed, onlyOne } from '../../upsert/find-targets.ts';

/** The id in a cell if there is such a production. */
export async function productionWithId(tx: Transaction, cell: string): Promise<number | null> {
  const id = /^\d{1,10}$/.test(cell) ? Number(cell) : 0;
  if (id < 1 || id > largestId) return null;
  return onlyOne(tx, productions, eq(productions.id, id));
}

interface Search {
  /** Null: in every season. */
  season: number | null;
  /** Field that is named if there are several. */
  path: string;
}

/** The only production with this slug in either language, in the season if one is given; null: none. */
export function productionWithSlug(tx: Transaction, slug: string, search: Search): Promise<number | null> {
  return findIn(tx, { same: hasSlug(productions.slug, slug), name: slug, ...search });
}

/** The only production with this title in either language, ignoring case and accents. */
export function productionWithTitle(tx: Transaction, title: string, search: Search): Promise<number | null> {
  return findIn(tx, { same: isNamed(productions.title, title), name: title, ...search });
}

async function findIn(
  tx: Transaction,
  { same, name, season, path }: { same: SQL; name: string } & Search,
): Promise<number | null> {
  const rows = await tx
    .select({ id: productions.id })
    .from(productions)
    .where(and(same, season === null ? undefined : eq(productions.seasonId, season)))
    .limit(2);
  if (rows.length > 1) throw invalid(path, { key: 'ambiguous_production', params: { name } });
  return rows[0]?.id ?? null;
}
