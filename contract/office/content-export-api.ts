import { z } from 'zod';
import { endpoints } from '../base/endpoint.ts';
import { component } from '../base/schema-parts.ts';

const call = endpoints({ tag: 'export', access: 'administration' });

/** Size of an export of the content, before it is made. */
const contentExportSchema = component('ContentExport', {
  records: z.int().describe('Entries, pages, sections and media.'),
  files: z.int().describe('Files of the media library.'),
  bytes: z.number().describe('Size of these files.'),
  missing: z.array(z.string()).describe('Names of files that the library should have and that are missing.'),
});

export type ContentExport = z.infer<typeof contentExportSchema>;

/** All content of the house in one archive, as docs/export-format.md describes it. For admins only. */
export const contentExportApi = {
  show: call({
    id: 'showContentExport',
    path: '/{locale}/api/export/',
    summary: 'How much an export of all content holds, and which files are missing.',
    response: contentExportSchema,
  }),
  archive: call({
    id: 'downloadContentExport',
    path: '/{locale}/api/export/archive/',
    summary:
      'All content as a zip archive: JSON lines and the files of the media library, without accounts and data of visitors. 409 if files are missing, unless `incomplete`.',
    query: z.object({
      incomplete: z.enum(['true', 'false']).optional().describe('True: without files that are missing.'),
    }),
    response: z.string(),
  }),
};
