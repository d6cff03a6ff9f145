import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { releasedKinds, type ReleasedKind } from '#contract/programme/release-api.ts';
import type { PublicationState } from '#contract/resources/publication.ts';
import type { Transaction } from '../../../db/database.ts';
import { persons } from '../../../db/tables/people.ts';
import { downloadDirectories } from '../../../db/tables/press.ts';
import { events, productions, seasons } from '../../../db/tables/programme.ts';
import type { Resource } from '../../../resources/definition/resource.ts';
import { withVersions } from '../../../resources/versions/with-versions.ts';
import { seasonSubscriptions } from '../../../db/tables/subscriptions.ts';

const tables = {
  season: seasons,
  production: productions,
  event: events,
  subscription: seasonSubscriptions,
  person: persons,
};

interface NewState {
  state: PublicationState;
  publicFrom: Date | null;
}

interface Chosen {
  kind: ReleasedKind;
  ids: number[];
  /** Only rows that are still like this. */
  onlyIf?: NewState;
}

interface StateWriter {
  db: Transaction;
  resources: readonly Resource[];
}

/**
 * Sets state and moment of entries of one kind; returns how many were written. A press directory has no moment but its
 * time of publication; null leaves it as it is.
 */
export function writeStates(ctx: StateWriter, chosen: Chosen, next: NewState): Promise<number> {
  const { db: tx, resources } = ctx;
  const resource = resources.find((one) => one.kind === chosen.kind);
  if (!resource) throw new Error(`There is no resource of the kind ${chosen.kind}`);
  return withVersions(tx, { resource, ids: chosen.ids }, () => writeRows(tx, chosen, next));
}

/** Locks entries until the transaction ends, in one order for everybody. */
export async function lockEntries(
  tx: Transaction,
  entries: readonly { kind: ReleasedKind; id: number }[],
): Promise<void> {
  for (const kind of releasedKinds) {
    const table = kind === 'press' ? downloadDirectories : tables[kind];
    const ids = entries.filter((entry) => entry.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    await tx.select({ id: table.id }).from(table).where(inArray(table.id, ids)).orderBy(table.id).for('no key update');
  }
}

async function writeRows(tx: Transaction, { kind, ids, onlyIf }: Chosen, next: NewState): Promise<number> {
  if (kind === 'press') return writeDirectories(tx, { ids, onlyIf }, next);
  const table = tables[kind];
  const unchanged =
    onlyIf &&
    and(eq(table.state, onlyIf.state), sql`${table.publicFrom} is not distinct from ${iso(onlyIf.publicFrom)}`);
  const values: PgUpdateSetSource<typeof productions> = kind === 'season' ? next : { ...next, updatedAt: sql`now()` };
  const rows = await tx
    .update(table)
    .set(values)
    .where(and(inArray(table.id, ids), unchanged))
    .returning({ id: table.id });
  return rows.length;
}

async function writeDirectories(
  tx: Transaction,
  { ids, onlyIf }: Pick<Chosen, 'ids' | 'onlyIf'>,
  { state, publicFrom }: NewState,
): Promise<number> {
  const unchanged = onlyIf && eq(downloadDirectories.state, onlyIf.state);
  const rows = await tx
    .update(downloadDirectories)
    .set({ state, updatedAt: sql`now()`, ...(publicFrom && { publishedAt: publicFrom }) })
    .where(and(inArray(downloadDirectories.id, ids), unchanged))
    .returning({ id: downloadDirectories.id });
  return rows.length;
}

function iso(moment: Date | null): SQL {
  return sql`${moment?.toISOString() ?? null}::timestamptz`;
}
