import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';

const tag = 'export';
const access = 'administration';

/** Size of an export of the content, before it is made. */
const contentExportSchema = z
  .object({
    records: z.int().describe('Entries, pages, sections and media.'),
    files: z.int().describe('Files of the media library.'),
    bytes: z.number().describe('Size of these files.'),
    missing: z.array(z.string()).describe('Names of files that the library should have and that are missing.'),
  })
  .meta({ id: 'ContentExport' });

export type ContentExport = z.infer<typeof contentExportSchema>;

/** All content of the house in one archive, as docs/export-format.md describes it. For admins only. */
export const contentExportApi = {
  show: endpoint({
    id: 'showContentExport',
    path: '/{locale}/api/export/',
    tag,
    access,
    summary: 'How much an export of all content holds, and which files are missing.',
    response: contentExportSchema,
  }),
  archive: endpoint({
    id: 'downloadContentExport',
    path: '/{locale}/api/export/archive/',
    tag,
    access,
    summary:
      'All content as a zip archive: JSON lines and the files of the media library, without accounts and data of visitors. 409 if files are missing, unless `incomplete`.',
    query: z.object({
      incomplete: z.enum(['true', 'false']).optional().describe('True: without files that are missing.'),
    }),
    response: z.string(),
  }),
};
