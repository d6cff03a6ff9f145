import { z } from 'zod';
import { productName } from '#contract/settings/product-name.ts';

/** Version of the format; it rises with every change that an older version could not read. */
export const formatVersion = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const bytes = z.int().min(0);

export const manifestSchema = z.object({
  product: z.literal(productName),
  content: z.literal('house').describe('Says that this is an export of the content, not a backup.'),
  version: z.int().positive().describe('Version of the format.'),
  created_at: z.iso.datetime(),
  house: z.string().describe('Name of the house.'),
  house_id: z
    .uuid()
    .optional()
    .describe('The same in all exports of a house, by which a merging import knows its records again.'),
  kinds: z
    .array(
      z.object({
        name: z.string(),
        file: z
          .string()
          .regex(/^[a-z-]+\.jsonl$/)
          .describe('JSON lines: one record a line, UTF-8.'),
        records: z.int().min(0).describe('Number of lines.'),
        bytes,
        sha256,
      }),
    )
    .describe('In the order of the import: what others refer to comes first.'),
  files: z
    .array(
      z.object({
        path: z.string().regex(/^media\/[^/\\\p{Cc}]+$/u),
        bytes,
        sha256: sha256.describe('Also names the file in the records of `media`.'),
      }),
    )
    .describe('Files of the media library.'),
  missing: z
    .array(z.object({ path: z.string(), sha256 }))
    .describe('Files that were missing already when the export was made (`--incomplete`).'),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const manifestFile = 'manifest.json';
/** JSON Schema of every kind, for readers; an import does not need it. */
export const schemaFile = 'schema.json';
