import { localizedOf } from '#contract/base/localized.ts';
import { binEntries } from '../../db/tables/audit.ts';
import type { Transaction } from '../../db/database.ts';
import { currentActor } from '../../platform/audit/record.ts';
import { type Resource, type Snapshot, nameOf } from '../definition/resource.ts';
import { fieldsOf } from '../versions/record-version.ts';
import { readAttached } from './attached-rows.ts';

/**
 * Stores a record that is about to be deleted, with everything that the database deletes together with it; `also` is passed to its
 * writer when it is restored.
 */
export async function putIntoBin(
  tx: Transaction,
  { resource, before, also = {} }: { resource: Resource; before: Snapshot; also?: Record<string, unknown> },
): Promise<void> {
  const actor = currentActor();
  const kept = (resource.keptColumns ?? []).map((key) => [key, before.row[key]] as const);
  await tx.insert(binEntries).values({
    resource: resource.contract.name,
    objectId: before.id,
    title: localizedOf({ de: nameOf(before.state, 'de'), en: nameOf(before.state, 'en') }),
    userId: actor?.id ?? null,
    userName: actor?.username ?? null,
    state: fieldsOf(resource, before),
    columns: { ...Object.fromEntries(kept), ...also },
    ...(await readAttached(tx, { resource, id: before.id })),
  });
}
