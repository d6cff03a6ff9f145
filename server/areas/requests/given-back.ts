import { and, eq, exists, gt, isNull, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { seasonReleases } from '../../db/tables/audit.ts';
import { seasons } from '../../db/tables/programme.ts';
import { publishRequests, sectionRevisions, sections } from '../../db/tables/sections.ts';
import { column, type Resource } from '../../resources/definition/resource.ts';
import type { Reading } from './request-rows.ts';
import { release } from './subjects.ts';

const given = alias(publishRequests, 'given');
const later = alias(publishRequests, 'later');

type Storage = Pick<Reading, 'db' | 'resources'>;

/**
 * True for a request of a user that is given back, and for one that was made together with such a request: nobody has
 * asked for its subject again, and the subject is still to be published.
 */
export function isGivenBackTo(ctx: Storage, userId: string): SQL {
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
  const { id, seasonId, at, takenBackAt } = seasonReleases;
  const season = db.select({ id: seasons.id }).from(seasons).where(eq(seasons.id, given.objectId));
  const since = db
    .select({ id })
    .from(seasonReleases)
    .where(and(eq(seasonId, given.objectId), gt(at, given.decidedAt), isNull(takenBackAt)));
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
