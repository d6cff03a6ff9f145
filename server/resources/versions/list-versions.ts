import { and, desc, eq, type SQL } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { RecordChange, RecordVersion } from '#contract/resources/versions.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { recordVersions } from '../../db/tables/audit.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { offsetOf } from '../../http/list-answer.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Resource } from '../definition/resource.ts';
import { readOne } from '../read-stored.ts';
import { describeChanges } from './describe-changes.ts';
import { namesOfTargets } from './names-of-targets.ts';
import { fieldsOf } from './record-version.ts';

type Reading = Pick<RequestContext, 'db' | 'locale'>;

interface Wanted {
  resource: Resource;
  id: number;
}

/** Versions of a record, newest first, each with what it changed. Throws 404 if the record does not exist. */
export async function listVersions(
  { db, locale }: Reading,
  { resource, id, paging }: Wanted & { paging: { page: number; page_size: number } },
): Promise<{ count: number; results: RecordVersion[] }> {
  await readOne(db, resource, id);
  const where = ofRecord(resource, id);
  const rows = await db
    .select()
    .from(recordVersions)
    .where(where)
    .orderBy(desc(recordVersions.id))
    // The one before the page, too: the last of the page is compared with it.
    .limit(paging.page_size + 1)
    .offset(offsetOf(paging));
  const { fields } = resource.contract;
  const nameOf = await namesOfTargets({ db, locale }, { fields, states: rows.map(({ state }) => state) });
  const results = rows.slice(0, paging.page_size).map((row, at): RecordVersion => {
    const previous = rows[at + 1];
    return {
      id: row.id,
      at: berlinIso(row.at),
      user_name: row.userName,
      action: row.action,
      previous: previous?.id ?? null,
      changes: previous
        ? describeChanges({ locale, nameOf }, { fields, before: previous.state, after: row.state })
        : [],
    };
  });
  return { count: await db.$count(recordVersions, where), results };
}

/** What is different between a version and another one, or the present state. */
export async function compareVersions(
  { db, locale }: Reading,
  { resource, id, from, to }: Wanted & { from: number; to: number | undefined },
): Promise<RecordChange[]> {
  const { fields } = resource.contract;
  const present = await readOne(db, resource, id);
  const before = await readVersion(db, { resource, id, version: from });
  const after = to === undefined ? fieldsOf(resource, present) : await readVersion(db, { resource, id, version: to });
  const nameOf = await namesOfTargets({ db, locale }, { fields, states: [before, after] });
  return describeChanges({ locale, nameOf }, { fields, before, after });
}

/** The fields of a record in a version; throws 404 if there is none. */
export async function readVersion(
  db: Database | Transaction,
  { resource, id, version }: Wanted & { version: number },
): Promise<Record<string, unknown>> {
  const [row] = await db
    .select({ state: recordVersions.state })
    .from(recordVersions)
    .where(and(ofRecord(resource, id), eq(recordVersions.id, version)));
  if (!row) throw new AppError('not_found');
  return row.state;
}

function ofRecord({ contract }: Resource, id: number): SQL | undefined {
  return and(eq(recordVersions.resource, contract.name), eq(recordVersions.objectId, id));
}
