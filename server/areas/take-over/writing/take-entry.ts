import { AppError, type Problem } from '#contract/base/errors.ts';
import type { Localized } from '#contract/base/localized.ts';
import type { TakeOverOutcome } from '#contract/office/take-over-run.ts';
import { isUnavailable } from '../../../db/postgres-errors.ts';
import { describeError } from '../../../platform/reporting/describe-error.ts';
import type { ChangeContext } from '../../../request-context.ts';
import type { Resource } from '../../../resources/definition/resource.ts';
import { write, type WriteContext } from '../../../resources/write-stored.ts';
import type { EntryRecord, EntryRecords } from '../../upsert/entry-records.ts';
import type { Values } from '../../upsert/usable-values.ts';
import { findSame } from '../../upsert/find-same.ts';
import { DeletedHere, writeEntry, type WrittenEntry } from '../../upsert/write-entry.ts';
import type { Finding, Report } from './report.ts';

/** An entry of the other side, in the form of the contract here. */
export interface Entry {
  kind: string;
  foreignId: string;
  title: string;
  /** Where it was read. */
  address: string;
  /** Its slug there, if other answers name it by that. */
  alias?: string | undefined;
  /** Addresses of its page there. */
  urls?: Localized<string> | undefined;
  values: Values;
  /** Set when it is created, and never changed. */
  onlyNew?: Values;
  /** It links to something that was not taken yet. */
  isPending?: boolean;
  /** Id there where `foreignId` is not. */
  idThere?: number;
  /** Ids under which it may have been taken before more was known of it. */
  formerIds?: readonly string[];
  /** Id of an entry that was here before the first run; by default that with the same names. */
  find?: ((ctx: ChangeContext) => Promise<number | null>) | undefined;
  /** True: it may be what another entry there became, because only one can be meant. By default that is none. */
  findsTaken?: boolean;
}

/** Where entries of a kind are stored. */
export interface Store {
  resource: Resource;
  /** True: an entry gets the id that it has there if nothing here ever had it, so that its address stays. */
  keepsIds?: boolean;
  /** Fields that are written together with another one. */
  companions?: Readonly<Record<string, string>>;
}

interface Taken {
  record: EntryRecord | null;
  findings: Omit<Finding, 'kind' | 'address'>[];
}

interface Writing {
  ctx: WriteContext;
  records: EntryRecords;
  report: Report;
}

/** Writes one entry in a transaction of its own; null if it could not be taken, which is reported. */
export async function takeEntry(taking: Writing, store: Store, entry: Entry): Promise<EntryRecord | null> {
  const { ctx, records, report } = taking;
  const { kind, foreignId, address, title } = entry;
  const known = records.get(kind, foreignId) ?? formerRecord(records, entry) ?? null;
  const taken = await attempt(() =>
    write(ctx, (tx, changed) => takeWithin({ db: tx, changed }, { taking, store, entry, known })),
  );
  if (taken.record) records.remember(taken.record);
  if (taken.isDeleted && known) records.markDeleted(kind, known.ownId);
  for (const finding of taken.findings) {
    const ownId = taken.record?.ownId ?? known?.ownId ?? null;
    await report.add({ kind, address, title, ownId, ...finding });
  }
  return taken.record;
}

/** The record under a former id, unless what it became belongs to another entry by now. */
function formerRecord(records: EntryRecords, { kind, formerIds = [] }: Entry): EntryRecord | undefined {
  return formerIds
    .map((id) => records.get(kind, id))
    .find((record) => record && !records.isTaken(kind, record.ownId, formerIds));
}

/** What cannot be written is reported; only a failing database ends the run. */
async function attempt(run: () => Promise<Taken>): Promise<Taken & { isDeleted?: boolean }> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof DeletedHere)
      return { record: null, isDeleted: true, findings: [{ finding: 'skipped', message: 'take_over_deleted' }] };
    if (isUnavailable(error)) throw error;
    if (!(error instanceof AppError)) console.error(`Taking over an entry: ${describeError(error)}`);
    return { record: null, findings: unreadable(problemsOf(error)) };
  }
}

function problemsOf(error: unknown): Problem[] {
  if (!(error instanceof AppError)) return [{ path: '', message: 'internal' }];
  return error.issues ?? [{ path: '', message: error.sentence }];
}

function unreadable(problems: Problem[]): Taken['findings'] {
  return problems.map(({ path, message }) => ({ finding: 'unreadable', field: path, message }));
}

interface Work {
  taking: Writing;
  store: Store;
  entry: Entry;
  known: EntryRecord | null;
}

async function takeWithin(ctx: ChangeContext, { taking, store, entry, known }: Work): Promise<Taken> {
  const { records } = taking;
  const { kind, foreignId, alias, urls, isPending = false, values, onlyNew } = entry;
  const written = await writeEntry(ctx, store.resource, {
    values: () => values,
    onlyNew,
    ...(store.keepsIds && { wantedId: entry.idThere ?? Number(foreignId) }),
    merge: { known, companions: store.companions },
    find: async (within) => {
      const found = entry.find ? await entry.find(within) : onlyOf(await findSame(within.db, store.resource, values));
      return found !== null && (entry.findsTaken || !records.isTaken(kind, found)) ? found : null;
    },
  });
  const { after, kept, refused, fields } = written;
  const outcome = outcomeOf(written, { known, isDone: records.isDone(kind, foreignId) });
  const record = await records.save(ctx.db, {
    ...{ kind, foreignId, alias, urls, isPending },
    ...{ ownId: after.id, fields, outcome },
  });
  return {
    record,
    findings: [
      ...unreadable(refused),
      ...(outcome === 'present' && !known ? [{ finding: 'skipped', message: 'take_over_present' } as const] : []),
      ...kept.map((field) => ({ finding: 'kept', field, message: 'take_over_kept' }) as const),
    ],
  };
}

/** Several are ambiguous. */
function onlyOf(ids: number[]): number | null {
  return ids.length === 1 ? (ids[0] ?? null) : null;
}

/** `isDone`: this run has written it already, and what became of it then counts. */
function outcomeOf(
  { outcome, kept }: WrittenEntry,
  { known, isDone }: { known: EntryRecord | null; isDone: boolean },
): TakeOverOutcome {
  if (outcome === 'created') return 'created';
  if (!known) return 'present';
  if (outcome === 'changed' && !isDone) return 'changed';
  return kept.length > 0 ? 'kept' : isDone ? known.outcome : 'unchanged';
}
