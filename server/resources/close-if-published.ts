import type { Transaction } from '../db/database.ts';
import { closeForRecord } from '../platform/handover/requests.ts';
import type { Resource, Snapshot } from './definition/resource.ts';

/** Closes the requests for a record whose state has become public. */
export async function closeIfPublished(
  tx: Transaction,
  { resource, before, after }: { resource: Resource; before: Snapshot | null; after: Snapshot },
): Promise<void> {
  if (after.state.state !== 'public' || before?.state.state === 'public') return;
  await closeForRecord(tx, resource.contract.name, [after.id]);
}
