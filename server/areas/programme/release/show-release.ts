import { and, desc, eq, isNull } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { SeasonRelease } from '#contract/programme/release-api.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import type { AppContext } from '../../../app-context.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { seasonReleases } from '../../../db/tables/audit.ts';
import { seasons } from '../../../db/tables/programme.ts';
import type { Resource } from '../../../resources/definition/resource.ts';
import { entryProblems } from './entry-problems.ts';
import { hiddenInCasts } from './hidden-casts.ts';
import { hiddenEntries, toReleaseEntry, versionOf } from './hidden-entries.ts';

export interface ReleaseContext extends Pick<AppContext, 'db' | 'changes' | 'clock' | 'partsOff'> {
  /** Every resource: entries are checked field by field, and a release leaves a version of each. */
  resources: readonly Resource[];
}

export interface SeasonRequest {
  seasonId: number;
  locale: Locale;
}

/** What a release of the season would make public. Throws 404 for an unknown season. */
export async function showRelease(
  { db, clock, resources, partsOff }: Omit<ReleaseContext, 'changes'>,
  { seasonId, locale }: SeasonRequest,
): Promise<SeasonRelease> {
  const [season] = await db.select({ id: seasons.id }).from(seasons).where(eq(seasons.id, seasonId));
  if (!season) throw new AppError('not_found');
  const now = clock();
  const { entries, more } = await hiddenEntries(db, seasonId, { now, off: await partsOff() });
  const problemsOf = await entryProblems({ db, resources, now }, entries);
  const personsOf = await hiddenInCasts(db, entries, now);
  const last = await lastRelease(db, seasonId);
  return {
    version: versionOf(entries),
    entries: entries.map((entry) =>
      toReleaseEntry(entry, { locale, problems: problemsOf(entry), hiddenPersons: personsOf(entry) }),
    ),
    more,
    last: last
      ? {
          id: last.id,
          at: berlinIso(last.at),
          user_name: last.userName,
          public_from: last.publicFrom && berlinIso(last.publicFrom),
          count: last.entries.length,
        }
      : null,
  };
}

/** The last release that has not been taken back. */
export async function lastRelease(db: Database | Transaction, seasonId: number) {
  const [release] = await db
    .select()
    .from(seasonReleases)
    .where(and(eq(seasonReleases.seasonId, seasonId), isNull(seasonReleases.takenBackAt)))
    .orderBy(desc(seasonReleases.id))
    .limit(1);
  return release;
}
