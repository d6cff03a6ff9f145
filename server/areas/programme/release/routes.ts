import type { OpenAPIHono } from '@hono/zod-openapi';
import { releaseApi, releasedKinds, type ReleasedKind, type SeasonRelease } from '#contract/programme/release-api.ts';
import type { AppContext, SessionUser } from '../../../app-context.ts';
import { mount } from '../../../http/mount.ts';
import { requireUser } from '../../../http/require-user.ts';
import { storeChangeSet, undoChangeSet, lastChangeSet } from '../../../resources/change-sets.ts';
import type { Resource } from '../../../resources/definition/resource.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { AppError, invalid, type Problem } from '#contract/base/errors.ts';
import type { PartName } from '#contract/settings/parts.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import type { Transaction, Database } from '../../../db/database.ts';
import { type ChangedRecord, changeSets } from '../../../db/tables/audit.ts';
import { seasons, events, productions } from '../../../db/tables/programme.ts';
import { closeForRecord } from '../../../platform/handover/requests.ts';
import { recordAudit } from '../../../platform/audit/record.ts';
import { tags } from '../../../platform/invalidation/tags.ts';
import { withInvalidation } from '../../../platform/invalidation/with-invalidation.ts';
import { missingTitles, entryProblems } from './entry-problems.ts';
import { type HiddenEntry, hiddenEntries, versionOf, toReleaseEntry } from './hidden-entries.ts';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { persons } from '../../../db/tables/people.ts';
import { downloadDirectories } from '../../../db/tables/press.ts';
import { withVersions } from '../../../resources/versions/record-version.ts';
import { seasonSubscriptions } from '../../../db/tables/subscriptions.ts';
import type { Locale } from '#contract/base/locale.ts';
import { hiddenInCasts } from './hidden-casts.ts';

/** Publishing everything of a season together. */
export function releaseRoutes(app: OpenAPIHono, ctx: AppContext, resources: readonly Resource[]): void {
  const writer = { ...ctx, resources };
  mount({ app, ctx }, releaseApi.show, ({ params: { id, locale } }) => getRelease(writer, { seasonId: id, locale }));
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
  mount({ app, ctx }, releaseApi.undo, ({ params: { id, locale }, body, user }) =>
    undoRelease(writer, { seasonId: id, locale, releaseId: body.release_id, user: requireUser(user) }),
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
  if (publicFrom && publicFrom <= now) throw invalid('public_from', 'moment_in_the_past');
  // Before the transaction, which has the only connection of the embedded database.
  const off = await ctx.partsOff();
  await namingCurrent(ctx, release, () =>
    withInvalidation(ctx, async (tx, changed) => {
      const season = await lockSeason(tx, seasonId);
      // Changes of these entries that are being stored count, later ones wait.
      await lockEntries(tx, chosen);
      const entries = pickChosen(await currentEntries(tx, release, { now, off, resources: ctx.resources }), chosen);
      for (const kind of releasedKinds) {
        const ids = entries.filter((entry) => entry.kind === kind).map(({ id }) => id);
        const resource = resourceOf(ctx.resources, kind);
        if (ids.length > 0) await publishEntries(tx, { kind, resource, ids, publicFrom, now });
      }
      await storeChangeSet(tx, {
        kind: 'release',
        objectId: seasonId,
        at: now,
        userName,
        details: { public_from: publicFrom && berlinIso(publicFrom) },
        entries: entries.map((entry) => toStored(entry, { publicFrom, resources: ctx.resources })),
      });
      const changes = [{ field: 'entries', before: '', after: String(entries.length) }];
      await recordAudit(tx, { action: 'released', kind: 'season', id: seasonId, title: season.name.de, changes });
      await closeForRecord(tx, 'release', [seasonId]);
      changed.add(tags.everything).add(tags.waiting);
    }),
  );
  return getRelease(ctx, release);
}

interface Undoing extends SeasonRequest {
  /** Of the release that the sender has seen: nobody undoes another one. */
  releaseId: number;
  user: SessionUser;
}

async function undoRelease(ctx: ReleaseContext, request: Undoing) {
  const { seasonId, releaseId, user, locale } = request;
  const now = ctx.clock();
  const undone = await namingCurrent(ctx, request, () =>
    withInvalidation(ctx, async (db, changed) => {
      const { name } = await lockSeason(db, seasonId);
      await requireLast(db, request, now);
      changed.add(tags.everything).add(tags.waiting);
      return undoChangeSet(
        { db, changed, resources: ctx.resources, user, locale, now },
        { kind: 'release', id: releaseId, audited: () => ({ kind: 'season', id: seasonId, title: name.de }) },
      );
    }),
  );
  return { ...(await getRelease(ctx, request)), ...undone };
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
  listed: { now: Date; off: readonly PartName[]; resources: readonly Resource[] },
): Promise<HiddenEntry[]> {
  const { entries: hidden } = await hiddenEntries(tx, release.seasonId, listed);
  if (release.version === versionOf(hidden)) return hidden;
  const last = await lastRelease(tx, release.seasonId, listed.now);
  const [act] = last ? await tx.select().from(changeSets).where(eq(changeSets.id, last.id)) : [];
  const released = new Set(act?.entries.map((entry) => ('resource' in entry ? `${entry.resource} ${entry.id}` : '')));
  const isReleased = release.chosen.some(({ kind, id }) =>
    released.has(`${resourceOf(listed.resources, kind).contract.name} ${id}`),
  );
  throw new AppError(
    'conflict',
    last && isReleased ? { key: 'season_released_by', params: { name: last.user_name } } : 'release_list_changed',
  );
}

/** Throws 409 if the last release is another one than the sender has seen. */
async function requireLast(tx: Transaction, { seasonId, releaseId }: Undoing, now: Date): Promise<void> {
  const last = await lastRelease(tx, seasonId, now);
  if (last?.id === releaseId) return;
  const [seen] = await tx
    .select({ by: changeSets.undoneBy })
    .from(changeSets)
    .where(and(eq(changeSets.id, releaseId), eq(changeSets.kind, 'release'), eq(changeSets.objectId, seasonId)));
  if (seen?.by) throw new AppError('conflict', { key: 'release_taken_back_by', params: { name: seen.by } });
  if (seen && last) throw new AppError('conflict', { key: 'season_released_by', params: { name: last.user_name } });
  throw new AppError('conflict', 'release_list_changed');
}

/** Adds the present list to a conflict. */
async function namingCurrent<T>(ctx: ReleaseContext, request: SeasonRequest, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'conflict')) throw error;
    throw new AppError('conflict', error.sentence, { details: { current: await getRelease(ctx, request) } });
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

/** Nobody has changed an entry since as long as its state and moment are those of the release. */
function toStored(
  { kind, id, state, publicFrom: from }: HiddenEntry,
  { publicFrom, resources }: Pick<NewRelease, 'publicFrom'> & Pick<ReleaseContext, 'resources'>,
): ChangedRecord {
  const { contract } = resourceOf(resources, kind);
  const former = from && berlinIso(from);
  const isPress = kind === 'press';
  return {
    resource: contract.name,
    id,
    title: '',
    label: '',
    before: { state, ...(isPress ? { published_at: former } : { public_from: former }) },
    after: { state: 'public', ...(!isPress && { public_from: publicFrom && berlinIso(publicFrom) }) },
  };
}

function resourceOf(resources: readonly Resource[], kind: ReleasedKind): Resource {
  const resource = resources.find((one) => one.kind === kind);
  if (!resource) throw new Error(`There is no resource of the kind ${kind}`);
  return resource;
}

const tables = {
  season: seasons,
  production: productions,
  event: events,
  subscription: seasonSubscriptions,
  person: persons,
};

interface Chosen extends Pick<NewRelease, 'publicFrom'> {
  kind: ReleasedKind;
  resource: Resource;
  ids: number[];
  now: Date;
}

/** Makes entries of one kind public. A press directory has no moment but its time of publication. */
async function publishEntries(tx: Transaction, { kind, resource, ids, publicFrom, now }: Chosen): Promise<void> {
  const updatedAt = sql`now()`;
  await withVersions(tx, { resource, ids }, async () => {
    if (kind === 'press') {
      // One that is planned for later is public at once, too.
      const publishedAt = publicFrom ?? now;
      const isChosen = inArray(downloadDirectories.id, ids);
      await tx.update(downloadDirectories).set({ state: 'public', publishedAt, updatedAt }).where(isChosen);
      return;
    }
    const table = tables[kind];
    const values: PgUpdateSetSource<typeof productions> = { state: 'public', publicFrom };
    await tx
      .update(table)
      .set(kind === 'season' ? values : { ...values, updatedAt })
      .where(inArray(table.id, ids));
  });
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

interface ReleaseContext extends Pick<AppContext, 'db' | 'changes' | 'clock' | 'partsOff'> {
  /** Every resource: entries are checked field by field, and a release leaves a version of each. */
  resources: readonly Resource[];
}

interface SeasonRequest {
  seasonId: number;
  locale: Locale;
}

/** What a release of the season would make public. Throws 404 for an unknown season. */
async function getRelease(
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
function lastRelease(db: Database | Transaction, seasonId: number, now: Date) {
  return lastChangeSet(db, { kind: 'release', objectId: seasonId, now });
}
