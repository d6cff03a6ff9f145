import { z } from 'zod';
import { productName } from '#contract/settings/product-name.ts';

/** The first entry of an archive. */
export const manifestSchema = z.object({
  product: z.literal(productName),
  format: z.int(),
  created_at: z.iso.datetime(),
  engine: z.enum(['pglite', 'postgres']),
  /** Hashes of the applied migrations. */
  migrations: z.array(z.string()),
  /** Columns of each table, in the order of the restore. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** The last entry of an archive. */
export const checksumsSchema = z.object({
  /** SHA-256 of every other entry by its name. */
  entries: z.record(z.string(), z.string()),
  /** Number of rows by table. */
  rows: z.record(z.string(), z.int()),
  /** Hashes of originals that were missing already when the backup was made. */
  absent: z.array(z.string()),
});
export type Checksums = z.infer<typeof checksumsSchema>;

/** Paths of the entries in an archive. */
export const parts = {
  manifest: 'backup.json',
  checksums: 'checksums.json',
  secret: 'secret',
  rows: (table: string, number: number) => `tables/${table}/${String(number).padStart(6, '0')}.jsonl`,
  original: (hash: string) => `media/originals/${hash.slice(0, 2)}/${hash}`,
};

/** The table whose rows an entry contains, or null. */
export function tableOf(part: string): string | null {
  return /^tables\/(\w+)\/\d+\.jsonl$/.exec(part)?.[1] ?? null;
}

/** The hash of the original that an entry is, or null. */
export function originalOf(part: string): string | null {
  const [, folder, hash] = /^media\/originals\/([0-9a-f]{2})\/([0-9a-f]{64})$/.exec(part) ?? [];
  return hash !== undefined && hash.startsWith(folder ?? '-') ? hash : null;
}
