import type { Transaction } from '../../db/database.ts';
import { closeIfPublished } from '../close-if-published.ts';
import type { Resource } from '../definition/resource.ts';
import { readOne, readStored } from '../read-stored.ts';
import { fieldsOf, recordVersion } from './record-version.ts';

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
