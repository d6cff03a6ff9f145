import { and, asc, eq, inArray } from 'drizzle-orm';
import { AppError, type Problem } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { SessionUser } from '../../app-context.ts';
import type { Transaction } from '../../db/database.ts';
import { publishRequests } from '../../db/tables/sections.ts';
import { writeMessage } from '../../http/errors/write-message.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { withInvalidation } from '../../platform/invalidation/with-invalidation.ts';
import { notifyAuthor } from '../../platform/requests/close-requests.ts';
import type { ChangeContext } from '../../request-context.ts';
import type { Resource, Snapshot } from '../../resources/definition/resource.ts';
import { updateRecordIn, write } from '../../resources/write-stored.ts';
import { lockRecords, problemsOf } from './check-records.ts';
import { publishPersons } from './hidden-persons.ts';
import { readRequest } from './list-requests.ts';
import { readRow, type RequestRow } from './request-rows.ts';
import { type RequestsContext, resourceNamed } from './subjects.ts';

interface DecidingTogether {
  /** Of any request of the group. */
  id: number;
  user: SessionUser;
  locale: Locale;
}

/** An open request with the version of its record that was shown. */
interface Shown {
  id: number;
  version: string;
  /** Hidden persons of its cast who become public with it. */
  persons?: number[] | undefined;
}

/** Publishes everything that is open of the requests made together, all or nothing. */
export async function publishTogether(
  ctx: RequestsContext,
  { id, user, locale, entries }: DecidingTogether & { entries: Shown[] },
): Promise<void> {
  const groupId = await groupOf(ctx, { id, user, locale });
  const now = ctx.clock();
  await write(ctx, async (tx, changed) => {
    changed.add(tags.waiting);
    const versions = new Map(entries.map((entry) => [entry.id, entry.version]));
    const places = new Map(entries.map((entry, index) => [entry.id, index]));
    // In the order that was sent, which is that of the paths in errors.
    const rows = (await openRows(tx, groupId)).toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
    if (rows.length !== entries.length || rows.some((row) => !versions.has(row.id)))
      throw new AppError('conflict', 'requests_changed_since');
    const resource = resourceNamed(ctx, rows[0]?.resource ?? '');
    await checkRecords(tx, { resource, rows, versions, locale });
    // First, so that publishing finds no open request to close and to mail about.
    const decided = await close(tx, rows, { status: 'done', decidedBy: user.id, decidedAt: now });
    const within = { db: tx, changed };
    const published: Published[] = [];
    for (const [index, row] of rows.entries()) {
      const record = await publish(within, { resource, row, path: `entries.${index}`, locale });
      published.push({ record, persons: entries.find(({ id: own }) => own === row.id)?.persons ?? [] });
    }
    await publishCasts(within, { kind: resource.kind, published, persons: resourceNamed(ctx, 'persons'), now });
    await notifyAuthor(tx, decided);
  });
}

/** Gives everything that is open of the requests made together back, with one reason. */
export async function declineTogether(
  ctx: RequestsContext,
  { answer, user, ...deciding }: DecidingTogether & { answer: string },
): Promise<void> {
  const groupId = await groupOf(ctx, { user, ...deciding });
  await withInvalidation(ctx, async (tx, changed) => {
    changed.add(tags.waiting);
    const rows = await openRows(tx, groupId);
    const outcome = { status: 'declined', answer, decidedBy: user.id, decidedAt: ctx.clock() } as const;
    await notifyAuthor(tx, await close(tx, rows, outcome));
  });
}

/** Throws 404 for a request that was made alone. */
async function groupOf(ctx: RequestsContext, { id, user, locale }: DecidingTogether): Promise<number> {
  const found = await readRequest({ ...ctx, locale }, id, user);
  const { groupId } = await readRow(ctx.db, found.id, user);
  if (groupId === null) throw new AppError('not_found');
  return groupId;
}

async function openRows(tx: Transaction, groupId: number): Promise<RequestRow[]> {
  const rows = await tx
    .select()
    .from(publishRequests)
    .where(and(eq(publishRequests.groupId, groupId), eq(publishRequests.status, 'open')))
    .orderBy(asc(publishRequests.id));
  if (rows.length === 0) throw new AppError('conflict', 'request_is_decided');
  return rows;
}

/** Locks the records; throws 409 naming those that have changed, or 422 naming those that cannot be published. */
async function checkRecords(
  tx: Transaction,
  {
    resource,
    rows,
    versions,
    locale,
  }: { resource: Resource; rows: RequestRow[]; versions: Map<number, string>; locale: Locale },
): Promise<void> {
  const ids = rows.flatMap(({ objectId }) => objectId ?? []);
  const records = await lockRecords(tx, { resource, ids, strength: 'no key update' });
  const changed: Problem[] = [];
  const issues: Problem[] = [];
  for (const [index, row] of rows.entries()) {
    const path = `entries.${index}`;
    const params = { entry: inLocale(row.title, locale).text };
    const record = records.get(row.objectId ?? 0);
    if (!record) changed.push({ path, message: { key: 'entry_is_gone', params } });
    else if (record.state.version !== versions.get(row.id))
      changed.push({ path, message: { key: 'entry_changed_since', params } });
    else issues.push(...problemsOf(record, { path, locale }));
  }
  if (changed.length > 0) throw new AppError('conflict', 'requests_changed_since', { issues: changed });
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
}

type Outcome = Pick<typeof publishRequests.$inferInsert, 'status' | 'answer' | 'decidedBy' | 'decidedAt'>;

/** Throws 409 if somebody else has decided one of them meanwhile. */
async function close(tx: Transaction, rows: RequestRow[], outcome: Outcome): Promise<RequestRow[]> {
  const ids = rows.map(({ id }) => id);
  const closed = await tx
    .update(publishRequests)
    .set(outcome)
    .where(and(inArray(publishRequests.id, ids), eq(publishRequests.status, 'open')))
    .returning();
  if (closed.length < rows.length) throw new AppError('conflict', 'request_is_decided');
  return closed.toSorted((a, b) => a.id - b.id);
}

/** Publishes one record; a refusal of its fields names the entry. */
async function publish(
  ctx: ChangeContext,
  { resource, row, path, locale }: { resource: Resource; row: RequestRow; path: string; locale: Locale },
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
