import { AppError } from '#contract/base/errors.ts';
import type { HiddenPerson } from '#contract/programme/hidden-persons.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { ChangeContext } from '../../request-context.ts';
import type { Resource, Snapshot } from '../../resources/definition/resource.ts';
import { updateRecordIn } from '../../resources/write-stored.ts';
import { hiddenInCasts } from '../programme/release/hidden-casts.ts';

interface CastOwner {
  /** Kind of the record: `production`. */
  kind: string;
  record: Snapshot;
  now: Date;
}

/**
 * Who would still be hidden in the cast of a record when it becomes public. An event without a cast list of its own has
 * the one of its production.
 */
export async function hiddenPersonsOf(db: Database | Transaction, owner: CastOwner): Promise<HiddenPerson[]> {
  const { kind, record } = owner;
  if (kind !== 'production' && kind !== 'event') return [];
  const { cast, production_id: production } = record.state;
  const follows = kind === 'event' && Array.isArray(cast) && cast.length === 0 && typeof production === 'number';
  const owners = [{ kind, id: record.id }, ...(follows ? [{ kind: 'production', id: production }] : [])];
  const hiddenIn = await hiddenInCasts(db, owners, plannedMoment(owner) ?? owner.now);
  return [...new Map(owners.flatMap(hiddenIn).map((person) => [person.id, person])).values()];
}

interface Publishing extends CastOwner {
  persons: Resource;
  /** Who of the hidden persons becomes public with the record. */
  ids: number[];
}

/** Publishes persons of the cast of a record at its moment. Throws 409 for others, and for archived ones. */
export async function publishPersons(ctx: ChangeContext, { persons, ids, ...owner }: Publishing): Promise<void> {
  if (ids.length === 0) return;
  const known = new Set((await hiddenPersonsOf(ctx.db, owner)).map(({ id }) => id));
  const from = plannedMoment(owner)?.toISOString() ?? null;
  // In one order for everybody, like a release.
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
    if (!known.has(id)) throw new AppError('conflict');
    const fill = ({ state }: Record<string, unknown>) => {
      if (state === 'archived') throw new AppError('conflict');
      return { state: 'public', public_from: from };
    };
    await updateRecordIn(ctx, { resource: persons, id, fill });
  }
}

/** The moment to come at which a record becomes public. */
function plannedMoment({ record, now }: CastOwner): Date | null {
  const from = record.state.public_from;
  const moment = typeof from === 'string' ? new Date(from) : null;
  return moment && moment > now ? moment : null;
}
