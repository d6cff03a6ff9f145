import { and, asc, eq, inArray } from 'drizzle-orm';
import { AppError, type Problem } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { SessionUser } from '../../app-context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { publishRequests } from '../../db/tables/sections.ts';
import { writeMessage } from '../../http/errors/write-message.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { withInvalidation } from '../../platform/invalidation/with-invalidation.ts';
import { closeRequests, type RequestRow, tellWindows } from '../../platform/handover/requests.ts';
import type { ChangeContext } from '../../request-context.ts';
import type { Resource, Snapshot } from '../../resources/definition/resource.ts';
import { updateRecordIn, write } from '../../resources/write-stored.ts';
import { changePageIn } from '../pages/editing/change-page.ts';
import { publishSectionIn } from '../sections/publish/publish-section.ts';
import { publishPersons } from './hidden-persons.ts';
import { readRow } from './read-requests.ts';
import { readSectionVersion } from './section-changes.ts';
import { lockRecords, problemsOf, release, type RequestsContext, resourceNamed, sectionById } from './subjects.ts';

interface Deciding {
  id: number;
  /** Everything that is open of the requests made together with it. */
  together: boolean;
  user: SessionUser;
  locale: Locale;
}

/** A request with the version of its subject that was shown. */
interface Shown {
  id: number;
  version: string;
  /** Hidden persons of its cast who become public with it. */
  persons?: number[] | undefined;
}

/** The open requests that a decision is about. Throws 404 for hidden ones and a group of one, 409 once it is decided. */
async function openRows(db: Database | Transaction, { id, together, user }: Deciding): Promise<RequestRow[]> {
  const row = await readRow(db, id, user);
  if (together ? row.groupId === null : row.id !== id) throw new AppError('not_found');
  const of = together ? eq(publishRequests.groupId, row.groupId ?? 0) : eq(publishRequests.id, id);
  const rows = await db
    .select()
    .from(publishRequests)
    .where(and(of, eq(publishRequests.status, 'open')))
    .orderBy(asc(publishRequests.id));
  if (rows.length === 0) throw new AppError('conflict', 'request_is_decided');
  return rows;
}

/** Throws 409 if somebody else has decided one of them meanwhile. */
async function close(tx: Transaction, rows: RequestRow[], outcome: Partial<RequestRow>): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const closed = await closeRequests(tx, inArray(publishRequests.id, ids), outcome);
  if (closed.length < rows.length) throw new AppError('conflict', 'request_is_decided');
}

/** Gives requests back with a reason. */
export function declineRequests(ctx: RequestsContext, deciding: Deciding, answer: string): Promise<void> {
  return withInvalidation(ctx, async (tx, changed) => {
    const rows = await openRows(tx, deciding);
    const outcome = { status: 'declined', answer, decidedBy: deciding.user.id, decidedAt: ctx.clock() } as const;
    await close(tx, rows, outcome);
    await tellWindows({ db: tx, changed }, rows);
  });
}

/** Publishes the subject of a request, and persons of its cast with it; that closes the request. */
export async function publishRequested(ctx: RequestsContext, deciding: Deciding, shown: Shown): Promise<void> {
  const [row] = await openRows(ctx.db, deciding);
  const { user, locale } = deciding;
  const { version, persons: ids = [] } = shown;
  if (!row) return;
  // A season is released on its screen, where each entry is chosen.
  if (row.resource === release) throw new AppError('conflict', 'release_on_its_screen');
  if (row.sectionId !== null) {
    const { slug, contentType, objectId } = await sectionById(ctx.db, row.sectionId);
    const language = row.language ?? undefined;
    return withInvalidation(ctx, async (tx, changed) => {
      const within = { db: tx, changed, config: ctx.config };
      await publishSectionIn(within, { slug, ...readSectionVersion(version), locale, language, author: user });
      if (contentType === 'page' && objectId !== null) await changePageIn(within, objectId, { isOnline: true });
      await requireNotDeclined(tx, deciding);
    });
  }
  const resource = resourceNamed(ctx, row.resource ?? '');
  const persons = resourceNamed(ctx, 'persons');
  await write(ctx, async (tx, changed) => {
    const within = { db: tx, changed };
    const subject = { resource, id: row.objectId ?? 0, version, fill: () => ({ state: 'public' }) };
    const { after: record } = await updateRecordIn(within, subject);
    await publishPersons(within, { kind: resource.kind, record, now: ctx.clock(), persons, ids });
    await requireNotDeclined(tx, deciding);
  });
}

/** Publishing closes what is open; throws 409 if somebody has given the request back meanwhile. */
async function requireNotDeclined(tx: Transaction, { id, user }: Deciding): Promise<void> {
  if ((await readRow(tx, id, user)).status === 'declined') throw new AppError('conflict', 'request_is_decided');
}

/** An entry that is published together with others, and its place in errors. */
interface Chosen extends Shown {
  row: RequestRow;
  path: string;
}

/** Publishes everything that is open of the requests made together, all or nothing. */
export async function publishTogether(ctx: RequestsContext, deciding: Deciding, entries: Shown[]): Promise<void> {
  const { user, locale } = deciding;
  const now = ctx.clock();
  await write(ctx, async (tx, changed) => {
    const within = { db: tx, changed };
    const rows = new Map((await openRows(tx, deciding)).map((row) => [row.id, row]));
    const chosen = entries.flatMap((entry, index): Chosen[] => {
      const row = rows.get(entry.id);
      return row ? [{ ...entry, row, path: `entries.${index}` }] : [];
    });
    if (entries.length !== rows.size || new Set(chosen.map(({ id }) => id)).size !== rows.size)
      throw new AppError('conflict', 'requests_changed_since');
    const resource = resourceNamed(ctx, chosen[0]?.row.resource ?? '');
    await checkRecords(tx, chosen, { resource, locale });
    // First, so that publishing finds no open request to close and to mail about.
    await close(tx, [...rows.values()], { decidedBy: user.id, decidedAt: now });
    const published: Published[] = [];
    for (const one of chosen)
      published.push({ record: await publish(within, one, { resource, locale }), persons: one.persons ?? [] });
    await publishCasts(within, { kind: resource.kind, published, persons: resourceNamed(ctx, 'persons'), now });
    changed.add(tags.waiting);
  });
}

/** Locks the records; throws 409 naming those that have changed, or 422 naming those that cannot be published. */
async function checkRecords(
  tx: Transaction,
  chosen: Chosen[],
  { resource, locale }: { resource: Resource; locale: Locale },
): Promise<void> {
  const ids = chosen.flatMap(({ row }) => row.objectId ?? []);
  const records = await lockRecords(tx, { resource, ids, strength: 'no key update' });
  const changed: Problem[] = [];
  const issues: Problem[] = [];
  for (const { row, version, path } of chosen) {
    const params = { entry: inLocale(row.title, locale).text };
    const record = records.get(row.objectId ?? 0);
    if (!record) changed.push({ path, message: { key: 'entry_is_gone', params } });
    else if (record.state.version !== version) changed.push({ path, message: { key: 'entry_changed_since', params } });
    else issues.push(...problemsOf(record, { path, locale }));
  }
  if (changed.length > 0) throw new AppError('conflict', 'requests_changed_since', { issues: changed });
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
}

/** Publishes one record; a refusal of its fields names the entry. */
async function publish(
  ctx: ChangeContext,
  { row, path }: Chosen,
  { resource, locale }: { resource: Resource; locale: Locale },
): Promise<Snapshot> {
  try {
    const { after } = await updateRecordIn(ctx, { resource, id: row.objectId ?? 0, fill: () => ({ state: 'public' }) });
    return after;
  } catch (error) {
    if (!(error instanceof AppError) || !error.issues) throw error;
    const issues = error.issues.map((issue) => {
      const params = { entry: inLocale(row.title, locale).text, reason: writeMessage(issue.message, locale) };
      return { path: `${path}.${issue.path}`, message: { key: 'entry_is_refused', params } } as const;
    });
    throw new AppError(error.code, error.sentence, { issues });
  }
}

interface Published {
  record: Snapshot;
  persons: number[];
}

/** Publishes persons of several casts; who is in more than one comes with the record that is public first. */
async function publishCasts(
  ctx: ChangeContext,
  { kind, published, persons, now }: { kind: string; published: Published[]; persons: Resource; now: Date },
): Promise<void> {
  const done = new Set<number>();
  const momentOf = ({ record }: Published) =>
    Math.max(now.getTime(), Date.parse(String(record.state.public_from)) || 0);
  for (const one of published.toSorted((a, b) => momentOf(a) - momentOf(b))) {
    const ids = one.persons.filter((id) => !done.has(id));
    await publishPersons(ctx, { kind, record: one.record, now, persons, ids });
    for (const id of ids) done.add(id);
  }
}
