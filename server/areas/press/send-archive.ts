import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { slugIn } from '../links/addresses.ts';
import type { AppContext } from '../../app-context.ts';
import { contentDisposition } from '../../platform/files/content-disposition.ts';
import { openFile } from '../../platform/files/stored-files.ts';
import { originalKey } from '../../platform/files/storage-keys.ts';
import { rangedAnswer } from '../../platform/files/ranged-response.ts';
import { matchesEtag } from '../../platform/matches-etag.ts';
import {
  copyrightFile,
  type DirectoryFile,
  type DirectoryReader,
  type DirectoryRow,
  readDirectory,
  readFiles,
} from './read-directory.ts';
import { partOf, type ZipEntry, zipFiles, zipLength } from './zip-files.ts';

interface Question extends DirectoryReader {
  id: number;
  locale: Locale;
}

/** All files of a directory in one zip, with the copyright text; throws 404 if it is not public. */
export async function sendArchive(context: Context, ctx: AppContext, question: Question): Promise<Response> {
  const { directory } = await readDirectory(ctx, question.id, question);
  const files = await readFiles(ctx, question.id);
  if (files.length === 0) throw new AppError('not_found');
  const text = copyrightText(directory, files);
  const etag = etagOf(files, directory.updatedAt, text);
  const headers = { ETag: etag, 'Cache-Control': cacheControl(question) };
  if (matchesEtag(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
  const entries = [
    { name: copyrightFile, modified: directory.updatedAt, content: text },
    ...(await openAll(ctx, files)),
  ];
  const slug = slugIn(directory.slug, question.locale) || 'presse';
  return rangedAnswer(context, {
    size: Number(zipLength(entries)),
    etag,
    read: (start, end) => partOf(zipFiles(entries), start, end),
    headers: {
      ...headers,
      'Content-Type': 'application/zip',
      'Content-Disposition': contentDisposition('attachment', `${slug}.zip`),
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  });
}

function cacheControl({ user, visibility }: DirectoryReader): string {
  if (visibility !== 'public') return 'private, no-store';
  return user ? 'private, no-cache' : 'public, no-cache';
}

/** Checks that every file exists before the first byte is sent, without opening any. */
async function openAll({ files: store }: AppContext, files: DirectoryFile[]): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = [];
  for (const { name, media } of files) {
    const content = await openFile(store, originalKey(media.hash));
    if (!content) throw new Error(`The file of medium ${media.id} is missing`);
    entries.push({ name, modified: media.createdAt, content });
  }
  return entries;
}

/** The zip is the same byte for byte as long as this value is the same. */
function etagOf(files: DirectoryFile[], updatedAt: Date, text: string): string {
  const parts = [updatedAt.toISOString(), text, ...files.map(({ name, media }) => `${name} ${media.hash}`)];
  return `"${createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22)}"`;
}

/** States in both languages how the files may be used and which credit must be printed with each. */
function copyrightText(
  { title, terms }: Pick<DirectoryRow, 'title' | 'terms'>,
  files: Pick<DirectoryFile, 'name' | 'media'>[],
): string {
  const german = [
    title.de,
    ...under('Nutzungsbedingungen', terms.de),
    '',
    'Bildrechte',
    ...files.map(({ name, media }) => `${name}: ${media.copyright.de || '–'}`),
  ];
  const english = [
    title.en || title.de,
    ...under('Terms of use', terms.en || terms.de),
    '',
    'Copyright',
    ...files.map(({ name, media }) => `${name}: ${media.copyright.en || media.copyright.de || '–'}`),
  ];
  return `${[...german, '', '---', '', ...english].join('\n')}\n`.replaceAll(/\r?\n/g, '\r\n');
}

function under(heading: string, text: string): string[] {
  return text === '' ? [] : ['', heading, text];
}
