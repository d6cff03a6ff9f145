import { z } from 'zod';

/** The first entry of an archive. */
export const manifestSchema = z.object({
  product: z.literal('Proscenium'),
  format: z.literal(1),
  created_at: z.iso.datetime(),
  engine: z.enum(['pglite', 'postgres']),
  /** Hashes of the applied migrations. */
  migrations: z.array(z.string()),
  /** Columns of each table, in the order of the restore. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Paths of the entries in an archive. */
export const parts = {
  manifest: 'backup.json',
  secret: 'secret',
  rows: (table: string, number: number) => `tables/${table}/${String(number).padStart(6, '0')}.jsonl`,
  media: 'media/',
};

/** The table whose rows an entry contains, or null. */
export function tableOf(part: string): string | null {
  return /^tables\/(\w+)\/\d+\.jsonl$/.exec(part)?.[1] ?? null;
}
