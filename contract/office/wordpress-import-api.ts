import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { localeSchema } from '../base/locale.ts';
import { importResultSchema, importRowSchema } from './import-api.ts';
import { wordpressMegabytes } from './table-fields.ts';

const wordpressRowSchema = importRowSchema
  .extend({
    kind: z.enum(['article', 'page']),
    modules: z.int().describe('Number of modules of its content.'),
    notes: z.array(z.string()).describe('What could not be read, and pictures that are missing.'),
  })
  .meta({ id: 'WordPressRow' });
export type WordPressRow = z.infer<typeof wordpressRowSchema>;

const wordpressResultSchema = importResultSchema
  .extend({
    rows: z.array(wordpressRowSchema).describe('Pages first, each after the page above it, then articles.'),
    others: z
      .array(z.object({ type: z.string(), count: z.int() }))
      .describe('What else the file has, and is not imported: menus, forms, products.'),
    next: z.int().nullable().describe('Number of the first entry that was not reached in time; null: that was all.'),
  })
  .meta({ id: 'WordPressResult' });
export type WordPressResult = z.infer<typeof wordpressResultSchema>;

/** Import of a WordPress export (WXR). The body is the file itself. For admins only. */
export const wordpressImportApi = {
  run: endpoint({
    id: 'importWordPress',
    method: 'post',
    path: '/{locale}/api/import/wordpress/',
    tag: 'import',
    access: 'settings',
    summary: `Posts of a WordPress export (WXR, at most ${wordpressMegabytes} MB) become articles, its pages pages: drafts with modules, in one language. Pictures are fetched from their addresses. What is there already stays as it is. It ends after some seconds with \`next\`; send the same again with \`from\`.`,
    file: true,
    query: z.object({
      dry_run: z
        .enum(['true', 'false'])
        .transform((value) => value === 'true')
        .default(true)
        .describe('`false` writes the entries; any other value only reports what would be made.'),
      language: localeSchema.describe('Language of the texts.'),
      from: z.coerce.number().int().min(0).default(0).describe('Number of the first entry.'),
    }),
    response: wordpressResultSchema,
  }),
};
