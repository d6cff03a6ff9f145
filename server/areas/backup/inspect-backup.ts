import { createHash } from 'node:crypto';
import { z } from 'zod';
import { someOf } from '#text/some-of.ts';
import { counted } from '../../platform/command-line.ts';
import { type ArchiveEntry, archiveEntries } from './archive-entries.ts';
import {
  type Checksums,
  checksumsSchema,
  type Manifest,
  manifestSchema,
  originalOf,
  parts,
  tableOf,
} from './manifest.ts';
import { parseJson } from '#text/parse-json.ts';

/** What an archive contains and what is wrong with it. */
export interface Inspected {
  manifest: Manifest;
  rows: number;
  /** Rows by table. */
  rowsOf: ReadonlyMap<string, number>;
  /** Hashes of the originals in it whose bytes are right. */
  originals: Set<string>;
  /** Hash and name of originals that its rows need and that are missing or have changed. */
  missing: { hash: string; name: string }[];
  /** Damage to anything else, one phrase each. */
  damage: string[];
  /** Originals that were missing when the backup was made. */
  absent: number;
}

const file = z.object({ hash: z.string(), file_name: z.string() });
/** What a row says about the original that it needs, by table. */
const fileRows: Record<string, z.ZodType<z.infer<typeof file>>> = {
  media: file,
  bin_entries: z
    .object({ resource: z.literal('media'), columns: z.object({ hash: z.string(), fileName: z.string() }) })
    .transform(({ columns }) => ({ hash: columns.hash, file_name: columns.fileName })),
};

/** Reads a whole archive and compares it with its checksums. */
export async function inspectBackup(source: string): Promise<Inspected> {
  const found = new Contents();
  for await (const entry of archiveEntries(source)) found.add(entry);
  return found.judge(source);
}

class Contents {
  #manifest: Manifest | undefined;
  #checksums: Checksums | undefined;
  readonly #entries = new Map<string, string>();
  readonly #rows = new Map<string, number>();
  readonly #originals = new Set<string>();
  /** Names of the files that rows of the library need, by hash. */
  readonly #needed = new Map<string, string>();

  add({ name, bytes }: ArchiveEntry): void {
    if (!this.#manifest) {
      this.#manifest = readManifest(name, bytes);
    } else if (name === parts.checksums) {
      this.#checksums = checksumsSchema.safeParse(parseJson(bytes.toString())).data;
      return;
    }
    const hash = createHash('sha256').update(bytes).digest('hex');
    this.#entries.set(name, hash);
    if (originalOf(name) === hash) this.#originals.add(hash);
    const table = tableOf(name);
    if (table === null) return;
    const lines = bytes.toString('utf8').split('\n').filter(Boolean);
    this.#rows.set(table, (this.#rows.get(table) ?? 0) + lines.length);
    const schema = fileRows[table];
    if (!schema) return;
    for (const line of lines) {
      const row = schema.safeParse(parseJson(line)).data;
      if (row) this.#needed.set(row.hash, row.file_name);
    }
  }

  judge(source: string): Inspected {
    if (!this.#manifest) throw new Error(`${source} is empty.`);
    const absent = new Set(this.#checksums?.absent);
    return {
      manifest: this.#manifest,
      rows: [...this.#rows.values()].reduce((sum, count) => sum + count, 0),
      rowsOf: this.#rows,
      originals: this.#originals,
      missing: [...this.#needed].flatMap(([hash, name]) =>
        this.#originals.has(hash) || absent.has(hash) ? [] : [{ hash, name }],
      ),
      damage: this.#damage(),
      absent: absent.size,
    };
  }

  #damage(): string[] {
    if (!this.#checksums) return ['the checksums at its end are missing'];
    const { entries, rows } = this.#checksums;
    const changed = Object.entries(entries).flatMap(([name, hash]) => {
      const actual = this.#entries.get(name);
      // Originals are judged by the rows that need them.
      if (actual === hash || originalOf(name) !== null) return [];
      return actual === undefined ? [`${name} is missing`] : [`${name} has changed`];
    });
    const added = [...this.#entries.keys()].filter((name) => !(name in entries)).map((name) => `${name} was added`);
    const counts = Object.entries(rows).flatMap(([table, count]) => {
      const actual = this.#rows.get(table) ?? 0;
      return actual === count ? [] : [`${table} has ${actual} of ${count} rows`];
    });
    return [...changed, ...added, ...counts];
  }
}

function readManifest(name: string, bytes: Buffer): Manifest {
  const found = name === parts.manifest ? manifestSchema.safeParse(parseJson(bytes.toString())) : undefined;
  if (!found?.success) throw new Error('This archive is no backup of a house.');
  return found.data;
}

/** Reads an archive to its end without a database. Returns lines that say what is in it; throws if it is not whole. */
export async function verifyBackup(source: string, archive: string): Promise<string[]> {
  const { manifest, rows, originals, missing, damage, absent } = await inspectBackup(source);
  if (damage.length > 0) throw new Error(`${archive} is damaged: ${someOf(damage)}.`);
  if (missing.length > 0) {
    const names = someOf(missing.map(({ name }) => name));
    throw new Error(`${archive} does not contain ${counted(missing.length, 'file')} of the media library: ${names}.`);
  }
  const contents = `${counted(rows, 'row')} and ${counted(originals.size, 'file')}, written ${manifest.created_at}`;
  const whole = `${archive} is complete: ${contents}.`;
  if (absent === 0) return [whole];
  return [whole, `${counted(absent, 'file')} of the media library could not be found when it was written.`];
}
