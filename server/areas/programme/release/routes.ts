import type { OpenAPIHono } from '@hono/zod-openapi';
import { releaseApi, releasedKinds, type ReleasedKind, type SeasonRelease } from '#contract/programme/release-api.ts';
import type { AppContext } from '../../../app-context.ts';
import { mount } from '../../../http/mount.ts';
import { requireUser } from '../../../http/require-user.ts';
import type { Resource } from '../../../resources/definition/resource.ts';
import { showRelease, lastRelease, type ReleaseContext, type SeasonRequest } from './show-release.ts';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { AppError, type Problem } from '#contract/base/errors.ts';
import type { PartName } from '#contract/settings/parts.ts';
import type { Transaction } from '../../../db/database.ts';
import { type ReleasedEntry, seasonReleases } from '../../../db/tables/audit.ts';
import { seasons, events, productions } from '../../../db/tables/programme.ts';
import { closeForRecord } from '../../../platform/requests/close-requests.ts';
import { recordAudit } from '../../../platform/audit/record.ts';
import { tags } from '../../../platform/invalidation/tags.ts';
import { withInvalidation } from '../../../platform/invalidation/with-invalidation.ts';
import { missingTitles } from './entry-problems.ts';
import { type HiddenEntry, hiddenEntries, versionOf } from './hidden-entries.ts';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { PublicationState } from '#contract/resources/publication.ts';
import { persons } from '../../../db/tables/people.ts';
import { downloadDirectories } from '../../../db/tables/press.ts';
import { withVersions } from '../../../resources/versions/with-versions.ts';
import { seasonSubscriptions } from '../../../db/tables/subscriptions.ts';

/** Publishing everything of a season together. */
export function releaseRoutes(app: OpenAPIHono, ctx: AppContext, resources: readonly Resource[]): void {
  const writer = { ...ctx, resources };
  mount({ app, ctx }, releaseApi.show, ({ params: { id, locale } }) => showRelease(writer, { seasonId: id, locale }));
  mount({ app, ctx }, releaseApi.release, ({ params: { id, locale }, body, user }) =>
    releaseSeason(writer, {
      seasonId: id,
      locale,
      version: body.version,
      publicFrom: body.public_from === null ? null : new Date(body.public_from),
      chosen: body.entries,
      userName: requireUser(user).username,
    }),
  );
  mount({ app, ctx }, releaseApi.takeBack, ({ params: { id, locale }, body, user }) =>
    takeReleaseBack(writer, {
      seasonId: id,
      locale,
      releaseId: body.release_id,
      userName: requireUser(user).username,
    }),
  );
}

interface NewRelease extends SeasonRequest {
  /** Version of the list that the sender has read. */
  version: string;
  publicFrom: Date | null;
  chosen: { kind: ReleasedKind; id: number }[];
  userName: string;
}

/** Makes the chosen entries public in one transaction, at once or from a moment on. */
async function releaseSeason(ctx: ReleaseContext, release: NewRelease): Promise<SeasonRelease> {
  const { seasonId, publicFrom, chosen, userName } = release;
  const now = ctx.clock();
  if (publicFrom && publicFrom <= now)
    throw new AppError('invalid', undefined, { issues: [{ path: 'public_from', message: 'moment_in_the_past' }] });
  // Before the transaction, which has the only connection of the embedded database.
  const off = await ctx.partsOff();
  await namingCurrent(ctx, release, () =>
    withInvalidation(ctx, async (tx, changed) => {
      const season = await lockSeason(tx, seasonId);
      // Changes of these entries that are being stored count, later ones wait.
      await lockEntries(tx, chosen);
      const entries = pickChosen(await currentEntries(tx, release, { now, off }), chosen);
      for (const kind of releasedKinds) {
        const ids = entries.filter((entry) => entry.kind === kind).map(({ id }) => id);
        // A press directory that is planned for later is public at once, too.
        const from = kind === 'press' ? (publicFrom ?? now) : publicFrom;
        if (ids.length > 0)
          await writeStates({ db: tx, resources: ctx.resources }, { kind, ids }, { state: 'public', publicFrom: from });
      }
      await tx
        .insert(seasonReleases)
        .values({ seasonId, at: now, userName, publicFrom, entries: entries.map(toStored) });
      const changes = [{ field: 'entries', before: '', after: String(entries.length) }];
      await recordAudit(tx, { action: 'released', kind: 'season', id: seasonId, title: season.name.de, changes });
      await closeForRecord(tx, 'release', [seasonId]);
      changed.add(tags.everything).add(tags.waiting);
    }),
  );
  return showRelease(ctx, release);
}

interface TakingBack extends SeasonRequest {
  /** Of the release that the sender has seen: nobody takes back another one. */
  releaseId: number;
  userName: string;
}

/** Gives the entries of the last release their former state, unless they were changed since. */
async function takeReleaseBack(ctx: ReleaseContext, request: TakingBack): Promise<SeasonRelease> {
  const { seasonId } = request;
  await namingCurrent(ctx, request, () =>
    withInvalidation(ctx, async (tx, changed) => {
      const season = await lockSeason(tx, seasonId);
      const last = await requireLast(tx, request);
      await lockEntries(tx, last.entries);
      const restored = await restoreEntries(tx, last, ctx);
      await tx
        .update(seasonReleases)
        .set({ takenBackAt: ctx.clock(), takenBackBy: request.userName })
        .where(eq(seasonReleases.id, last.id));
      const changes = [{ field: 'entries', before: String(last.entries.length), after: String(restored) }];
      const { name } = season;
      await recordAudit(tx, { action: 'release_taken_back', kind: 'season', id: seasonId, title: name.de, changes });
      changed.add(tags.everything).add(tags.waiting);
    }),
  );
  return showRelease(ctx, request);
}

type StoredRelease = typeof seasonReleases.$inferSelect;

/** Returns how many entries got their former state. */
async function restoreEntries(
  tx: Transaction,
  { entries, publicFrom }: StoredRelease,
  { resources }: ReleaseContext,
): Promise<number> {
  const released = { state: 'public', publicFrom } as const;
  let restored = 0;
  for (const { kind, id, state, publicFrom: from } of entries) {
    const former = { state, publicFrom: from === null ? null : new Date(from) };
    restored += await writeStates({ db: tx, resources }, { kind, ids: [id], onlyIf: released }, former);
  }
  return restored;
}

/** Serialises releases of one season, without waiting for others who refer to it. */
async function lockSeason(tx: Transaction, id: number) {
  const [season] = await tx.select().from(seasons).where(eq(seasons.id, id)).for('no key update');
  if (!season) throw new AppError('not_found');
  return season;
}

/** The list as it is stored; throws 409 if it is not the one that the sender has read. */
async function currentEntries(
  tx: Transaction,
  release: NewRelease,
  listed: { now: Date; off: readonly PartName[] },
): Promise<HiddenEntry[]> {
  const { entries: hidden } = await hiddenEntries(tx, release.seasonId, listed);
  if (release.version === versionOf(hidden)) return hidden;
  const last = await lastRelease(tx, release.seasonId);
  const isReleased = last?.entries.some((one) =>
    release.chosen.some(({ kind, id }) => kind === one.kind && id === one.id),
  );
  throw new AppError(
    'conflict',
    last && isReleased ? { key: 'season_released_by', params: { name: last.userName } } : 'release_list_changed',
  );
}

/** The last release; throws 409 if it is another one than the sender has seen. */
async function requireLast(tx: Transaction, { seasonId, releaseId }: TakingBack): Promise<StoredRelease> {
  const last = await lastRelease(tx, seasonId);
  if (last?.id === releaseId) return last;
  const [wanted] = await tx
    .select({ by: seasonReleases.takenBackBy })
    .from(seasonReleases)
    .where(and(eq(seasonReleases.id, releaseId), eq(seasonReleases.seasonId, seasonId)));
  if (wanted?.by) throw new AppError('conflict', { key: 'release_taken_back_by', params: { name: wanted.by } });
  if (wanted && last) throw new AppError('conflict', { key: 'season_released_by', params: { name: last.userName } });
  throw new AppError('conflict', 'release_list_changed');
}

/** Adds the present list to a conflict. */
async function namingCurrent(ctx: ReleaseContext, request: SeasonRequest, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'conflict')) throw error;
    throw new AppError('conflict', error.sentence, { details: { current: await showRelease(ctx, request) } });
  }
}

/** The chosen entries as they are stored; throws if one is not in the list or cannot be released. */
function pickChosen(hidden: HiddenEntry[], chosen: NewRelease['chosen']): HiddenEntry[] {
  const keyOf = ({ kind, id }: { kind: ReleasedKind; id: number }) => `${kind} ${id}`;
  const byKey = new Map(hidden.map((entry) => [keyOf(entry), entry]));
  const issues: Problem[] = [];
  const picked = chosen.flatMap((one, index) => {
    const entry = byKey.get(keyOf(one));
    if (entry) issues.push(...preventing(entry, `entries.${index}`));
    else issues.push({ path: `entries.${index}`, message: 'does_not_exist' });
    return entry ?? [];
  });
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
  return [...new Set(picked)];
}

function preventing(entry: HiddenEntry, path: string): Problem[] {
  const params = { entry: entry.title.de || entry.title.en || `${entry.kind} ${entry.id}` };
  return missingTitles(entry).map(({ field, language }) => ({
    path: `${path}.${field}`,
    message: { key: language === 'de' ? 'release_needs_german' : 'release_needs_english', params },
  }));
}

function toStored({ kind, id, state, publicFrom }: HiddenEntry): ReleasedEntry {
  return { kind, id, state, publicFrom: publicFrom?.toISOString() ?? null };
}

const tables = {
  season: seasons,
  production: productions,
  event: events,
  subscription: seasonSubscriptions,
  person: persons,
};

interface NewState {
  state: PublicationState;
  publicFrom: Date | null;
}

interface Chosen {
  kind: ReleasedKind;
  ids: number[];
  /** Only rows that are still like this. */
  onlyIf?: NewState;
}

interface StateWriter {
  db: Transaction;
  resources: readonly Resource[];
}

/**
 * Sets state and moment of entries of one kind; returns how many were written. A press directory has no moment but its
 * time of publication; null leaves it as it is.
 */
function writeStates(ctx: StateWriter, chosen: Chosen, next: NewState): Promise<number> {
  const { db: tx, resources } = ctx;
  const resource = resources.find((one) => one.kind === chosen.kind);
  if (!resource) throw new Error(`There is no resource of the kind ${chosen.kind}`);
  return withVersions(tx, { resource, ids: chosen.ids }, () => writeRows(tx, chosen, next));
}

/** Locks entries until the transaction ends, in one order for everybody. */
async function lockEntries(tx: Transaction, entries: readonly { kind: ReleasedKind; id: number }[]): Promise<void> {
  for (const kind of releasedKinds) {
    const table = kind === 'press' ? downloadDirectories : tables[kind];
    const ids = entries.filter((entry) => entry.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    await tx.select({ id: table.id }).from(table).where(inArray(table.id, ids)).orderBy(table.id).for('no key update');
  }
}

async function writeRows(tx: Transaction, { kind, ids, onlyIf }: Chosen, next: NewState): Promise<number> {
  if (kind === 'press') return writeDirectories(tx, { ids, onlyIf }, next);
  const table = tables[kind];
  const unchanged =
    onlyIf &&
    and(eq(table.state, onlyIf.state), sql`${table.publicFrom} is not distinct from ${iso(onlyIf.publicFrom)}`);
  const values: PgUpdateSetSource<typeof productions> = kind === 'season' ? next : { ...next, updatedAt: sql`now()` };
  const rows = await tx
    .update(table)
    .set(values)
    .where(and(inArray(table.id, ids), unchanged))
    .returning({ id: table.id });
  return rows.length;
}

async function writeDirectories(
  tx: Transaction,
  { ids, onlyIf }: Pick<Chosen, 'ids' | 'onlyIf'>,
  { state, publicFrom }: NewState,
): Promise<number> {
  const unchanged = onlyIf && eq(downloadDirectories.state, onlyIf.state);
  const rows = await tx
    .update(downloadDirectories)
    .set({ state, updatedAt: sql`now()`, ...(publicFrom && { publishedAt: publicFrom }) })
    .where(and(inArray(downloadDirectories.id, ids), unchanged))
    .returning({ id: downloadDirectories.id });
  return rows.length;
}

function iso(moment: Date | null): SQL {
  return sql`${moment?.toISOString() ?? null}::timestamptz`;
}
