import { sql, type SQL } from 'drizzle-orm';
import type { VersionAction } from '#contract/resources/versions.ts';
import { recordVersions } from '../../db/tables/audit.ts';
import type { Transaction } from '../../db/database.ts';
import { currentActor } from '../../platform/audit/record.ts';
import type { Resource, Snapshot } from '../definition/resource.ts';
import { closeIfPublished } from '../close-if-published.ts';
import { readOne, readStored } from '../read-stored.ts';

/** Maximum number of versions of one record. */
export const maxVersions = 100;

interface Write {
  resource: Resource;
  action: VersionAction;
  /** Null for a created record. */
  before: Snapshot | null;
  after: Snapshot;
}

/**
 * Stores the state after a write as a version, in one statement. If the state before is not the newest version, because
 * the record is older than its versions or was written in another way, it becomes a version of its own, so that no change
 * is ascribed to the wrong person. Changes by the server itself within a day, such as availability, are one version.
 */
export async function recordVersion(tx: Transaction, { resource, action, before, after }: Write): Promise<void> {
  const actor = currentActor();
  const versions = sql`${recordVersions} where resource = ${resource.contract.name} and object_id = ${after.id}`;
  const found = before
    ? sql`select 1 as place, ${momentOf(before)} as at, null::text as user_id, null::text as user_name, 'found' as action,
        ${stateOf(resource, before)}::jsonb as state
      where not exists (select from newest where state = ${stateOf(resource, before)}::jsonb) union all`
    : sql``;
  const replaced = sql`delete from ${recordVersions} where id = (
    select id from newest where ${actor === null && action === 'changed'} and user_id is null and action = 'changed'
      and at > now() - interval '1 day')`;
  await tx.execute(sql`
    with newest as (select * from ${versions} order by id desc limit 1),
    surplus as (delete from ${recordVersions} where id in (select id from ${versions} order by id desc offset ${maxVersions - 2})),
    replaced as (${replaced})
    insert into ${recordVersions} (resource, object_id, at, user_id, user_name, action, state)
    select ${resource.contract.name}, ${after.id}::integer, at, user_id, user_name, action, state from (
      ${found}
      select 2 as place, now() as at, ${actor?.id ?? null}::text as user_id, ${actor?.username ?? null}::text as user_name,
        ${action}::text as action, ${stateOf(resource, after)}::jsonb as state
    ) as written order by place`);
}

/** The fields of a record as they are stored in a version. */
export function fieldsOf(resource: Resource, { state }: Snapshot): Record<string, unknown> {
  return Object.fromEntries(Object.keys(resource.contract.fields).map((name) => [name, state[name] ?? null]));
}

function stateOf(resource: Resource, snapshot: Snapshot): string {
  return JSON.stringify(fieldsOf(resource, snapshot));
}

/** When a state that nobody recorded came about, as far as the row knows. */
function momentOf({ row }: Snapshot): SQL {
  return row.updatedAt instanceof Date ? sql`${row.updatedAt.toISOString()}::timestamptz` : sql`now()`;
}

/** Runs a write that changes rows of a resource directly, and records a version of each row that it changed. */
export async function withVersions<T>(
  tx: Transaction,
  { resource, ids }: { resource: Resource; ids: number[] },
  run: () => Promise<T>,
): Promise<T> {
  const before = new Map((await readStored(tx, resource, ids)).map((snapshot) => [snapshot.id, snapshot]));
  const result = await run();
  for (const after of await readStored(tx, resource, ids)) {
    const was = before.get(after.id) ?? null;
    const isSame = was && JSON.stringify(fieldsOf(resource, was)) === JSON.stringify(fieldsOf(resource, after));
    if (isSame) continue;
    await recordVersion(tx, { resource, action: was ? 'changed' : 'created', before: was, after });
    await closeIfPublished(tx, { resource, before: was, after });
  }
  return result;
}

/** Records the first version of a row that was inserted directly. */
export async function recordCreated(tx: Transaction, resource: Resource, id: number): Promise<void> {
  await recordVersion(tx, { resource, action: 'created', before: null, after: await readOne(tx, resource, id) });
}
