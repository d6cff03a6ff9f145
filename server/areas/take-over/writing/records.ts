import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Localized } from '#contract/base/localized.ts';
import { locales } from '#contract/base/locale.ts';
import type { TakeOverOutcome } from '#contract/office/take-over-api.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { type TakenField, takeOverRecords } from '../../../db/tables/site.ts';

export type TakenRecord = typeof takeOverRecords.$inferSelect;

/** What is stored of an entry once it is written. */
export interface WrittenRecord {
  kind: string;
  foreignId: string;
  ownId: number;
  alias?: string | undefined;
  urls?: Localized<string> | undefined;
  fields: Record<string, TakenField>;
  isPending: boolean;
  outcome: TakeOverOutcome;
}

/** Which entries here those of one other backend became. */
export class Records {
  readonly #db: Database;
  readonly #source: string;
  readonly #runId: number;
  readonly #known = new Map<string, TakenRecord>();
  readonly #byAlias = new Map<string, number>();
  /** By address there, without origin and query. */
  readonly #byAddress = new Map<string, TakenRecord>();

  private constructor(db: Database, { source, runId }: { source: string; runId: number }) {
    this.#db = db;
    this.#source = source;
    this.#runId = runId;
  }

  static async load(db: Database, of: { source: string; runId: number }): Promise<Records> {
    const records = new Records(db, of);
    const rows = await db.select().from(takeOverRecords).where(eq(takeOverRecords.source, of.source));
    for (const row of rows) records.#remember(row);
    return records;
  }

  get(kind: string, foreignId: string): TakenRecord | undefined {
    return this.#known.get(keyOf(kind, foreignId));
  }

  /** Id here of an entry there; null: it was not taken. */
  ownId(kind: string, foreignId: string | number): number | null {
    return this.get(kind, String(foreignId))?.ownId ?? null;
  }

  /** The same by the slug there. */
  ownIdOfSlug(kind: string, slug: string): number | null {
    return this.#byAlias.get(keyOf(kind, slug)) ?? null;
  }

  /** The entry whose page has this address there. */
  atAddress(path: string): TakenRecord | undefined {
    return this.#byAddress.get(path.replace(/\/+$/, ''));
  }

  /** True once this run has finished with an entry. */
  isDone(kind: string, foreignId: string): boolean {
    return this.get(kind, foreignId)?.runId === this.#runId;
  }

  /** Ids there of entries with links that led to nothing when they were written. */
  pending(kind: string): Set<string> {
    return new Set(this.#of(kind).flatMap(({ isPending, foreignId }) => (isPending ? [foreignId] : [])));
  }

  /** Entries that earlier runs took and this one has not met. */
  unmet(kind: string): TakenRecord[] {
    return this.#of(kind).filter(({ runId }) => runId !== this.#runId);
  }

  /** Stores what became of an entry, in the transaction that wrote it. Call `remember` after its commit. */
  async save(tx: Transaction, written: WrittenRecord): Promise<TakenRecord> {
    const { alias = null, urls = null, ...values } = written;
    const row: TakenRecord = { ...values, source: this.#source, alias, urls, runId: this.#runId };
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

  remember(row: TakenRecord): void {
    this.#remember(row);
  }

  /** Notes that this run has met an entry without doing anything with it. */
  async meet(kind: string, foreignId: string, outcome: TakeOverOutcome): Promise<void> {
    const known = this.get(kind, foreignId);
    if (!known || known.runId === this.#runId) return;
    const changed = { runId: this.#runId, outcome };
    await this.#db
      .update(takeOverRecords)
      .set(changed)
      .where(
        and(
          eq(takeOverRecords.source, this.#source),
          eq(takeOverRecords.kind, kind),
          eq(takeOverRecords.foreignId, foreignId),
        ),
      );
    this.#remember({ ...known, ...changed });
  }

  #of(kind: string): TakenRecord[] {
    return [...this.#known.values()].filter((row) => row.kind === kind);
  }

  #remember(row: TakenRecord): void {
    this.#known.set(keyOf(row.kind, row.foreignId), row);
    if (row.alias !== null) this.#byAlias.set(keyOf(row.kind, row.alias), row.ownId);
    for (const locale of locales) {
      const address = row.urls?.[locale].replace(/\/+$/, '') ?? '';
      if (address !== '') this.#byAddress.set(address, row);
    }
  }
}

function keyOf(kind: string, id: string): string {
  return `${kind} ${id}`;
}

/** Hash by which two values of a field are compared. */
export function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(value)) ?? '')
    .digest('base64url')
    .slice(0, 22);
}

/** With the fields of objects in one order: the database stores them in its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
}
