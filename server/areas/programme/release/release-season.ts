import { and, desc, eq, isNull } from 'drizzle-orm';
import { AppError, type Problem } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { releasedKinds, type ReleasedKind, type SeasonRelease } from '#contract/programme/release-api.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import type { AppContext } from '../../../app-context.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { type ReleasedEntry, seasonReleases } from '../../../db/tables/audit.ts';
import { seasons } from '../../../db/tables/programme.ts';
import { recordAudit } from '../../../platform/audit/record.ts';
import { tags } from '../../../platform/invalidation/tags.ts';
import type { Resource } from '../../../resources/definition/resource.ts';
import { withInvalidation } from '../../../platform/invalidation/with-invalidation.ts';
import { type HiddenEntry, hiddenEntries, toReleaseEntry, versionOf } from './hidden-entries.ts';
import { writeStates } from './write-states.ts';

interface Writer extends Pick<AppContext, 'db' | 'changes' | 'clock'> {
  /** Every resource: a release leaves a version of each entry. */
  resources: readonly Resource[];
}

interface SeasonRequest {
  seasonId: number;
  locale: Locale;
}

/** What a release of the season would make public. Throws 404 for an unknown season. */
export async function showRelease(
  { db, clock }: { db: Database | Transaction; clock: () => Date },
  { seasonId, locale }: SeasonRequest,
): Promise<SeasonRelease> {
  const [season] = await db.select({ id: seasons.id }).from(seasons).where(eq(seasons.id, seasonId));
  if (!season) throw new AppError('not_found');
  const entries = await hiddenEntries(db, seasonId, clock());
  const last = await lastRelease(db, seasonId);
  return {
    version: versionOf(entries),
    entries: entries.map((entry) => toReleaseEntry(entry, locale)),
    last: last
      ? {
          at: berlinIso(last.at),
          user_name: last.userName,
          public_from: last.publicFrom && berlinIso(last.publicFrom),
          count: last.entries.length,
        }
      : null,
  };
}

interface NewRelease extends SeasonRequest {
  /** Version of the list that the sender has read. */
  version: string;
  publicFrom: Date | null;
  chosen: { kind: ReleasedKind; id: number }[];
  userName: string;
}

/** Makes the chosen entries public in one transaction, at once or from a moment on. */
export async function releaseSeason(ctx: Writer, release: NewRelease): Promise<SeasonRelease> {
  const { seasonId, publicFrom, chosen, userName } = release;
  const now = ctx.clock();
  if (publicFrom && publicFrom <= now)
    throw new AppError('invalid', undefined, { issues: [{ path: 'public_from', message: 'moment_in_the_past' }] });
  await withInvalidation(ctx, async (tx, changed) => {
    const season = await lockSeason(tx, seasonId);
    const hidden = await hiddenEntries(tx, seasonId, now);
    const entries = pickChosen(hidden, release);
    for (const kind of releasedKinds) {
      const ids = entries.filter((entry) => entry.kind === kind).map(({ id }) => id);
      // A press directory that is planned for later is public at once, too.
      const from = kind === 'press' ? (publicFrom ?? now) : publicFrom;
      if (ids.length > 0)
        await writeStates({ db: tx, resources: ctx.resources }, { kind, ids }, { state: 'public', publicFrom: from });
    }
    await tx.insert(seasonReleases).values({ seasonId, at: now, userName, publicFrom, entries: entries.map(toStored) });
    const changes = [{ field: 'entries', before: '', after: String(chosen.length) }];
    await recordAudit(tx, { action: 'released', kind: 'season', id: seasonId, title: season.name.de, changes });
    changed.add(tags.everything);
  });
  return showRelease(ctx, release);
}

/** Gives the entries of the last release their former state, unless they were changed since. */
export async function takeReleaseBack(ctx: Writer, request: SeasonRequest): Promise<SeasonRelease> {
  const { seasonId } = request;
  await withInvalidation(ctx, async (tx, changed) => {
    const season = await lockSeason(tx, seasonId);
    const last = await lastRelease(tx, seasonId);
    if (!last) throw new AppError('not_found');
    const released = { state: 'public', publicFrom: last.publicFrom } as const;
    let restored = 0;
    for (const { kind, id, state, publicFrom } of last.entries) {
      const former = { state, publicFrom: publicFrom === null ? null : new Date(publicFrom) };
      restored += await writeStates(
        { db: tx, resources: ctx.resources },
        { kind, ids: [id], onlyIf: released },
        former,
      );
    }
    await tx.update(seasonReleases).set({ takenBackAt: ctx.clock() }).where(eq(seasonReleases.id, last.id));
    const changes = [{ field: 'entries', before: String(last.entries.length), after: String(restored) }];
    await recordAudit(tx, {
      action: 'release_taken_back',
      kind: 'season',
      id: seasonId,
      title: season.name.de,
      changes,
    });
    changed.add(tags.everything);
  });
  return showRelease(ctx, request);
}

async function lockSeason(tx: Transaction, id: number) {
  const [season] = await tx.select().from(seasons).where(eq(seasons.id, id)).for('update');
  if (!season) throw new AppError('not_found');
  return season;
}

/** The last release that has not been taken back. */
async function lastRelease(db: Database | Transaction, seasonId: number) {
  const [release] = await db
    .select()
    .from(seasonReleases)
    .where(and(eq(seasonReleases.seasonId, seasonId), isNull(seasonReleases.takenBackAt)))
    .orderBy(desc(seasonReleases.id))
    .limit(1);
  return release;
}

/** The chosen entries as they are stored; throws if one has changed or is not in the list. */
function pickChosen(hidden: HiddenEntry[], { version, chosen, locale }: NewRelease): HiddenEntry[] {
  if (version !== versionOf(hidden)) {
    const entries = hidden.map((entry) => toReleaseEntry(entry, locale));
    throw new AppError('conflict', undefined, { details: { current: { version: versionOf(hidden), entries } } });
  }
  const keyOf = ({ kind, id }: { kind: ReleasedKind; id: number }) => `${kind} ${id}`;
  const byKey = new Map(hidden.map((entry) => [keyOf(entry), entry]));
  const issues: Problem[] = [];
  const picked = chosen.flatMap((one, index) => {
    const entry = byKey.get(keyOf(one));
    if (!entry) issues.push({ path: `entries.${index}`, message: 'does_not_exist' });
    return entry ?? [];
  });
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
  return [...new Set(picked)];
}

function toStored({ kind, id, state, publicFrom }: HiddenEntry): ReleasedEntry {
  return { kind, id, state, publicFrom: publicFrom?.toISOString() ?? null };
}
