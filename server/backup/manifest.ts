import { z } from 'zod';

/** What stands first in an archive. */
export const manifestSchema = z.object({
  product: z.literal('Proscenium'),
  format: z.literal(1),
  created_at: z.iso.datetime(),
  engine: z.enum(['pglite', 'postgres']),
  /** Hashes of the migrations that the house had seen. */
  migrations: z.array(z.string()),
  /** Columns of each table, in the order in which they are filled. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Names of the parts of an archive. */
export const parts = {
  manifest: 'backup.json',
  secret: 'secret',
  rows: (table: string, number: number) => `tables/${table}/${String(number).padStart(6, '0')}.jsonl`,
  media: 'media/',
};

/** Which table a part has rows of, or null. */
export function tableOf(part: string): string | null {
  return /^tables\/(\w+)\/\d+\.jsonl$/.exec(part)?.[1] ?? null;
}
