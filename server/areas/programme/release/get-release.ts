import { eq } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { SeasonRelease } from '#contract/programme/release-api.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import type { AppContext } from '../../../app-context.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { seasons } from '../../../db/tables/programme.ts';
import { lastChangeSet } from '../../../resources/change-sets.ts';
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
export async function getRelease(
  { db, clock, resources, partsOff }: Omit<ReleaseContext, 'changes'>,
  { seasonId, locale }: SeasonRequest,
): Promise<SeasonRelease> {
  const [season] = await db.select({ id: seasons.id }).from(seasons).where(eq(seasons.id, seasonId));
  if (!season) throw new AppError('not_found');
  const now = clock();
  const { entries, more } = await hiddenEntries(db, seasonId, { now, off: await partsOff() });
  const problemsOf = await entryProblems({ db, resources, now }, entries);
  const personsOf = await hiddenInCasts(db, entries, now);
  const last = await lastRelease(db, seasonId, now);
  return {
    version: versionOf(entries),
    entries: entries.map((entry) =>
      toReleaseEntry(entry, { locale, problems: problemsOf(entry), hiddenPersons: personsOf(entry) }),
    ),
    more,
    last: last && { ...last, public_from: last.public_from ? berlinIso(new Date(last.public_from)) : null },
  };
}

/** The last release that was not undone. */
export function lastRelease(db: Database | Transaction, seasonId: number, now: Date) {
  return lastChangeSet(db, { kind: 'release', objectId: seasonId, now });
}
