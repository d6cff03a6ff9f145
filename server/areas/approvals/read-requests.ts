import { and, asc, desc, eq, exists, inArray, isNull, min, not, notInArray, or, type SQL } from 'drizzle-orm';
import { gt, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { can } from '#contract/accounts/capabilities.ts';
import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { PublishRequest, RequestEntry } from '#contract/editing/requests/publish-request.ts';
import { kindsOff, resourcesOff } from '#contract/settings/parts.ts';
import type { SessionUser } from '../../app-context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { changeSets } from '../../db/tables/audit.ts';
import { seasons } from '../../db/tables/programme.ts';
import { publishRequests, sections, sectionRevisions } from '../../db/tables/sections.ts';
import { offsetOf } from '../../http/list-answer.ts';
import { titleOfMany } from '../../platform/handover/notify.ts';
import {
  askedIn,
  type NamedRequest,
  outcomeIn,
  type RequestRow,
  selectRequests,
  waitsFor,
} from '../../platform/handover/requests.ts';
import type { RequestContext } from '../../request-context.ts';
import { column, type Resource } from '../../resources/definition/resource.ts';
import { adminAddress } from '../links/addresses.ts';
import { editAddress, recordsOf } from '../sections/section-owners.ts';
import { release, toSubject } from './subjects.ts';
import type { z } from 'zod';
import type { requestsApi } from '#contract/editing/requests/requests-api.ts';

interface Reading {
  db: Database;
  locale: Locale;
  /** Everything that can be asked for, pages included. */
  resources: readonly Resource[];
}

type Group = NonNullable<PublishRequest['group']>;

/**
 * The stored row of a request that the user may see; throws 404 otherwise. The first of those made together may have been
 * deleted with its subject since it was mailed: then the next one.
 */
export async function readRow(db: Database | Transaction, id: number, user: SessionUser): Promise<RequestRow> {
  const [row] = await db
    .select()
    .from(publishRequests)
    .where(isOrFollows(id, user))
    .orderBy(asc(publishRequests.id))
    .limit(1);
  if (!row) throw new AppError('not_found');
  return row;
}

function isOrFollows(id: number, user: SessionUser): SQL | undefined {
  return and(or(eq(publishRequests.id, id), eq(publishRequests.groupId, id)), visibleTo(user));
}

function visibleTo(user: SessionUser): SQL | undefined {
  return can(user.role, 'publish') ? undefined : eq(publishRequests.requestedBy, user.id);
}

/** Leaves out records of parts that the house does not have, and their modules. */
function isOfHouse({ db, partsOff }: Pick<RequestContext, 'db' | 'partsOff'>): SQL | undefined {
  if (partsOff.length === 0) return undefined;
  const { resource, sectionId } = publishRequests;
  const gone = db
    .select({ id: sections.id })
    .from(sections)
    .where(inArray(sections.contentType, kindsOff(partsOff)));
  return and(
    or(isNull(resource), notInArray(resource, resourcesOff(partsOff))),
    or(isNull(sectionId), notInArray(sectionId, gone)),
  );
}

/** What is asked for, and what became of it. */
async function toEntry({ db, locale }: Reading, named: NamedRequest): Promise<RequestEntry> {
  const { id, status, title } = named.row;
  const subject = await toSubject(db, named.row);
  return { id, subject, title: inLocale(title, locale).text, status, ...outcomeIn(named) };
}

const members = alias(publishRequests, 'members');

/** True for a request alone and for the first of those made together, which stands for all in lists. */
function isFirst(db: Database): SQL | undefined {
  const first = db
    .select({ id: min(members.id) })
    .from(members)
    .where(eq(members.groupId, publishRequests.groupId));
  return or(isNull(publishRequests.groupId), eq(publishRequests.id, first));
}

/** True while a request, or one of those made together with it, is open. */
function isOpen(db: Database): SQL {
  const open = db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.groupId, publishRequests.groupId), eq(members.status, 'open')));
  const found = or(eq(publishRequests.status, 'open'), exists(open));
  if (!found) throw new Error('A condition is missing');
  return found;
}

async function readGroups(ctx: Reading, ids: (number | null)[]): Promise<Map<number, Group>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await selectRequests(ctx.db)
    .where(inArray(publishRequests.groupId, wanted))
    .orderBy(asc(publishRequests.id));
  const entries = new Map<number, RequestEntry[]>(wanted.map((id) => [id, []]));
  for (const row of rows) entries.get(row.row.groupId ?? 0)?.push(await toEntry(ctx, row));
  return new Map([...entries].map(([id, some]) => [id, toGroup(ctx, some)]));
}

function toGroup({ locale }: Reading, entries: RequestEntry[]): Group {
  const has = (status: RequestEntry['status']) => entries.some((entry) => entry.status === status);
  const titles = entries.map(({ title }) => title);
  const status = has('open') ? 'open' : has('declined') ? 'declined' : 'done';
  return { title: titleOfMany(titles, locale), status, entries };
}

type RequestQuery = z.output<typeof requestsApi.list.query>;

/** Requests that the user may see, for what the house has, newest first; those made together are one. */
export async function listRequests(
  ctx: Reading & Pick<RequestContext, 'partsOff'>,
  { query, user }: { query: RequestQuery; user: SessionUser },
): Promise<{ count: number; results: PublishRequest[] }> {
  const open = isOpen(ctx.db);
  const status = query.open === undefined ? undefined : query.open === 'true' ? open : not(open);
  const of = query.mine ? eq(publishRequests.requestedBy, user.id) : visibleTo(user);
  const waiting = query.waiting && or(and(open, waitsFor(ctx.db, user)), isGivenBackTo(ctx, user.id));
  const where = and(status, of, waiting, isFirst(ctx.db), isOfHouse(ctx));
  const rows = await selectRequests(ctx.db)
    .where(where)
    .orderBy(desc(publishRequests.requestedAt), desc(publishRequests.id))
    .limit(query.page_size)
    .offset(offsetOf(query));
  return { count: await ctx.db.$count(publishRequests, where), results: await toRequests(ctx, rows, user) };
}

/** One request, as `readRow` finds it. */
export async function readRequest(ctx: Reading, id: number, user: SessionUser): Promise<PublishRequest> {
  const rows = await selectRequests(ctx.db).where(isOrFollows(id, user)).orderBy(asc(publishRequests.id)).limit(1);
  const [found] = await toRequests(ctx, rows, user);
  if (!found) throw new AppError('not_found');
  return found;
}

async function toRequests(ctx: Reading, rows: NamedRequest[], user: SessionUser): Promise<PublishRequest[]> {
  const groupIds = rows.map(({ row }) => row.groupId);
  const groups = await readGroups(ctx, groupIds);
  const addresses = await addressesOf(ctx, rows);
  const requests: PublishRequest[] = [];
  for (const named of rows) {
    const { id, groupId } = named.row;
    requests.push({
      ...(await toEntry(ctx, named)),
      ...askedIn(named, user.id),
      url: addresses.get(id) ?? '',
      group: groups.get(groupId ?? 0) ?? null,
    });
  }
  return requests;
}

/** Where the subject of each request is edited, by its id. */
async function addressesOf({ db, resources, locale }: Reading, rows: NamedRequest[]): Promise<Map<number, string>> {
  const ids = rows.flatMap(({ row }) => row.sectionId ?? []);
  const found = ids.length === 0 ? [] : await db.select().from(sections).where(inArray(sections.id, ids));
  const owners = await recordsOf({ db, resources }, found);
  return new Map(
    rows.map(({ row }) => {
      if (row.sectionId !== null) return [row.id, editAddress(owners.get(row.sectionId), row.language ?? locale)];
      const isSeason = row.resource === release;
      const record = `${adminAddress(isSeason ? 'seasons' : (row.resource ?? ''))}/${row.objectId}`;
      return [row.id, isSeason ? `${record}/release` : record];
    }),
  );
}

const given = alias(publishRequests, 'given');
const later = alias(publishRequests, 'later');

type Storage = Pick<Reading, 'db' | 'resources'>;

/**
 * True for a request of a user that is given back, and for one that was made together with such a request: nobody has
 * asked for its subject again, and the subject is still to be published.
 */
function isGivenBackTo(ctx: Storage, userId: string): SQL {
  const found = ctx.db
    .select({ id: given.id })
    .from(given)
    .where(
      and(
        or(eq(given.id, publishRequests.id), eq(given.groupId, publishRequests.groupId)),
        eq(given.status, 'declined'),
        eq(given.requestedBy, userId),
        notExists(askedAgain(ctx)),
        or(isUnpublished(ctx), isUnreleased(ctx), ...ctx.resources.map((resource) => isHidden(ctx, resource))),
      ),
    );
  return exists(found);
}

function askedAgain({ db }: Storage) {
  const sameRecord = and(eq(later.resource, given.resource), eq(later.objectId, given.objectId));
  // A request for both languages is one for each of them.
  const sameLanguage = or(isNull(later.language), sql`${later.language} is not distinct from ${given.language}`);
  const sameSection = and(eq(later.sectionId, given.sectionId), sameLanguage);
  return db
    .select({ id: later.id })
    .from(later)
    .where(and(gt(later.id, given.id), or(sameSection, sameRecord)));
}

/** Modules whose draft differs from what is published, and of which nothing was published since. */
function isUnpublished({ db }: Storage): SQL | undefined {
  const { id, draftRevision, publishedRevision } = sections;
  const differs = db
    .select({ id })
    .from(sections)
    .where(and(eq(id, given.sectionId), sql`${publishedRevision} is distinct from ${draftRevision}`));
  const { sectionId, publishedAt } = sectionRevisions;
  const since = db
    .select({ sectionId })
    .from(sectionRevisions)
    .where(and(eq(sectionId, given.sectionId), gt(publishedAt, given.decidedAt)));
  return and(exists(differs), notExists(since));
}

/** A season of which nothing was released since. */
function isUnreleased({ db }: Storage): SQL | undefined {
  const { id, kind, objectId, at, undoneAt } = changeSets;
  const season = db.select({ id: seasons.id }).from(seasons).where(eq(seasons.id, given.objectId));
  const since = db
    .select({ id })
    .from(changeSets)
    .where(and(eq(kind, 'release'), eq(objectId, given.objectId), gt(at, given.decidedAt), isNull(undoneAt)));
  return and(eq(given.resource, release), exists(season), notExists(since));
}

/** A record of a resource that is not public. */
function isHidden({ db }: Storage, { contract, table }: Resource): SQL | undefined {
  if (!contract.fields.state) return undefined;
  const id = column(table, 'id');
  const record = db
    .select({ id })
    .from(table)
    .where(and(eq(id, given.objectId), ne(column(table, 'state'), 'public')));
  return and(eq(given.resource, contract.name), exists(record));
}
