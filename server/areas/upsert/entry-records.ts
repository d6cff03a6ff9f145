import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Localized } from '#contract/base/localized.ts';
import { locales } from '#contract/base/locale.ts';
import { readablePath } from '#contract/pages/redirects/old-address.ts';
import type { TakeOverOutcome } from '#contract/office/take-over-run.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { type TakenField, takeOverRecords } from '../../db/tables/site.ts';
import { sortedJson } from '../../platform/sorted-json.ts';
import { column } from '../../resources/definition/resource.ts';

export type EntryRecord = typeof takeOverRecords.$inferSelect;

/** What is stored of an entry once it is written. */
export interface WrittenRecord {
  kind: string;
  foreignId: string;
  ownId: number;
  alias?: string | undefined;
  urls?: Localized<string> | undefined;
  fields: Record<string, TakenField>;
  isPending?: boolean;
  outcome: TakeOverOutcome;
}

interface Loading {
  source: string;
  /** The run of a take-over; null: a content archive. */
  runId: number | null;
  /** Where entries are stored, by their kind. */
  tables: ReadonlyMap<string, PgTable>;
}

/** Which entries here those of one other backend, or of the archives of one house, became. */
export class EntryRecords {
  readonly #db: Database | Transaction;
  readonly #source: string;
  readonly #runId: number | null;
  readonly #known = new Map<string, EntryRecord>();
  readonly #byAlias = new Map<string, number>();
  /** By decoded address there, without origin and query. */
  readonly #byAddress = new Map<string, EntryRecord>();
  /** Ids there of what an entry here came from. */
  readonly #origins = new Map<string, Set<string>>();
  /** Entries that were deleted here since they were taken. */
  readonly #deleted = new Set<string>();

  private constructor(db: Database | Transaction, { source, runId }: Omit<Loading, 'tables'>) {
    this.#db = db;
    this.#source = source;
    this.#runId = runId;
  }

  static async load(db: Database | Transaction, { tables, ...of }: Loading): Promise<EntryRecords> {
    const records = new EntryRecords(db, of);
    const { source, kind, ownId } = takeOverRecords;
    const rows = await db.select().from(takeOverRecords).where(eq(source, of.source));
    for (const row of rows) records.#remember(row);
    for (const [name, table] of tables) {
      const isDeleted = sql`not exists (select 1 from ${table} where ${column(table, 'id')} = ${ownId})`;
      const deleted = await db
        .select({ id: ownId })
        .from(takeOverRecords)
        .where(and(eq(source, of.source), eq(kind, name), isDeleted));
      for (const { id } of deleted) records.markDeleted(name, id);
    }
    return records;
  }

  get(kind: string, foreignId: string): EntryRecord | undefined {
    return this.#known.get(keyOf(kind, foreignId));
  }

  /** The same if the entry is still here. */
  living(kind: string, foreignId: string): EntryRecord | undefined {
    return this.#ifLiving(this.get(kind, foreignId));
  }

  /** Id here of an entry there; null: it was not taken, or was deleted here. */
  ownId(kind: string, foreignId: string | number): number | null {
    return this.living(kind, String(foreignId))?.ownId ?? null;
  }

  /** The same by the slug there. */
  ownIdOfSlug(kind: string, slug: string): number | null {
    const id = this.#byAlias.get(keyOf(kind, slug));
    return id === undefined || this.#deleted.has(keyOf(kind, id)) ? null : id;
  }

  /** True for what was taken and then deleted here, by its slug or id there. */
  isDeleted(kind: string, slugOrId: string): boolean {
    const id = this.#byAlias.get(keyOf(kind, slugOrId)) ?? this.get(kind, slugOrId)?.ownId;
    return id !== undefined && this.#deleted.has(keyOf(kind, id));
  }

  /** The entry whose page has this address there, if it is still here. */
  atAddress(path: string): EntryRecord | undefined {
    return this.#ifLiving(this.#byAddress.get(readablePath(path)));
  }

  /** True if the entry with this address there was deleted here. */
  isDeletedAt(path: string): boolean {
    return this.#byAddress.has(readablePath(path)) && !this.atAddress(path);
  }

  /** True if an entry here came from the other side, under another id than these. */
  isTaken(kind: string, ownId: number, besides: readonly string[] = []): boolean {
    return [...(this.#origins.get(keyOf(kind, ownId)) ?? [])].some((foreignId) => !besides.includes(foreignId));
  }

  markDeleted(kind: string, ownId: number): void {
    this.#deleted.add(keyOf(kind, ownId));
  }

  #ifLiving(record: EntryRecord | undefined): EntryRecord | undefined {
    return record && !this.#deleted.has(keyOf(record.kind, record.ownId)) ? record : undefined;
  }

  /** True once this run has finished with an entry. */
  isDone(kind: string, foreignId: string): boolean {
    return this.get(kind, foreignId)?.runId === this.#runId;
  }

  /** Ids there of entries with links that led to nothing when they were written. */
  pending(kind: string): Set<string> {
    return new Set(this.all(kind).flatMap(({ isPending, foreignId }) => (isPending ? [foreignId] : [])));
  }

  /** Entries that earlier runs took and this one has not met. */
  unmet(kind: string): EntryRecord[] {
    return this.all(kind).filter(({ runId }) => runId !== this.#runId);
  }

  /** Stores what became of an entry, in the transaction that wrote it. Call `remember` after its commit. */
  async save(tx: Transaction, written: WrittenRecord): Promise<EntryRecord> {
    const { alias = null, urls = null, isPending = false, ...values } = written;
    const row: EntryRecord = { ...values, source: this.#source, alias, urls, isPending, runId: this.#runId };
    const { source: _source, kind: _kind, foreignId: _id, ...changed } = row;
    await tx
      .insert(takeOverRecords)
      .values(row)
      .onConflictDoUpdate({
        target: [takeOverRecords.source, takeOverRecords.kind, takeOverRecords.foreignId],
        set: changed,
      });
    return row;
  }

  remember(row: EntryRecord): void {
    this.#remember(row);
  }

  /** Notes that this run has met an entry without doing anything with it. */
  async meet(kind: string, foreignId: string, outcome: TakeOverOutcome): Promise<void> {
    const known = this.get(kind, foreignId);
    if (known && known.runId !== this.#runId) await this.#change(known, { runId: this.#runId, outcome });
  }

  /** Notes whether an entry has to be written once more. */
  async setPending(kind: string, foreignId: string, isPending: boolean): Promise<void> {
    const known = this.get(kind, foreignId);
    if (known && known.isPending !== isPending) await this.#change(known, { isPending });
  }

  async #change(
    known: EntryRecord,
    changed: Partial<Pick<EntryRecord, 'runId' | 'outcome' | 'isPending'>>,
  ): Promise<void> {
    await this.#db
      .update(takeOverRecords)
      .set(changed)
      .where(
        and(
          eq(takeOverRecords.source, this.#source),
          eq(takeOverRecords.kind, known.kind),
          eq(takeOverRecords.foreignId, known.foreignId),
        ),
      );
    this.#remember({ ...known, ...changed });
  }

  /** All entries that this run and earlier ones have taken. */
  all(kind: string): EntryRecord[] {
    return [...this.#known.values()].filter((row) => row.kind === kind);
  }

  #remember(row: EntryRecord): void {
    this.#known.set(keyOf(row.kind, row.foreignId), row);
    const own = keyOf(row.kind, row.ownId);
    this.#origins.set(own, (this.#origins.get(own) ?? new Set()).add(row.foreignId));
    if (row.alias) this.#byAlias.set(keyOf(row.kind, row.alias), row.ownId);
    for (const locale of locales) {
      const address = row.urls?.[locale] ?? '';
      if (address !== '') this.#byAddress.set(readablePath(address), row);
    }
  }
}

function keyOf(kind: string, id: string | number): string {
  return `${kind} ${id}`;
}

/** Hash by which two values of a field are compared. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(sortedJson(value)).digest('base64url').slice(0, 22);
}
