import { z } from 'zod';
import { address } from '../base/address.ts';
import { localized } from '../base/localized.ts';
import { pictureSchema } from '../media/media.ts';
import { component, moment } from '../base/schema-parts.ts';

export const downloadDirectorySummarySchema = component('DownloadDirectorySummary', {
  id: z.int(),
  slug: z.string(),
  slugs: localized(z.string()),
  title: z.string(),
  description: z.string(),
  published_at: moment,
  files_count: z.int(),
  picture: pictureSchema.nullish().describe('The first picture of the directory.'),
  url: address(),
  lang: z.string().optional(),
});
export type DownloadDirectorySummary = z.infer<typeof downloadDirectorySummarySchema>;

export const downloadFileSchema = component('DownloadFile', {
  id: z.int(),
  title: z.string(),
  file_name: z.string().describe('File name for the download.'),
  mime: z.string(),
  size: z.int().describe('Size in bytes.'),
  width: z.int().nullable().describe('Width and height in pixels; null unless it is a picture.'),
  height: z.int().nullable(),
  copyright: z.string().describe('Copyright line that must be printed with the file.'),
  picture: pictureSchema.nullish().describe('Picture for the preview; null unless it is a picture.'),
  url: address('Address of the original.'),
});
export type DownloadFile = z.infer<typeof downloadFileSchema>;

export const downloadDirectorySchema = downloadDirectorySummarySchema
  .extend({
    terms: z.string().describe('Terms of use of the files.'),
    production: z.object({ id: z.int(), title: z.string(), url: address() }).nullable(),
    files: z.array(downloadFileSchema),
    archive_url: address('All files in one zip.'),
    archive_size: z.int().describe('Size of all files in bytes.'),
    urls: localized(address()),
    settings_url: address(),
    updated_at: moment,
  })
  .meta({ id: 'DownloadDirectory' });
export type DownloadDirectory = z.infer<typeof downloadDirectorySchema>;
