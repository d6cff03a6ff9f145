import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Backend } from '../../http/backend.ts';
import { pressApi } from '#contract/api.ts';
import { byId } from '#contract/base/parameters.ts';
import { errorSchema, AppError } from '#contract/base/errors.ts';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { listAnswer, sliceOf } from '../../http/list-answer.ts';
import { localeOf } from '../../http/locale-of.ts';
import { check, mountQuery } from '../../http/mount.ts';
import { takeOrRefuse } from '../../http/take-or-refuse.ts';
import type { Rate } from '../../platform/token-buckets.ts';
import { visibilityOf } from '../../platform/preview/visibility-of.ts';
import { listDirectories, toSummary } from './list-directories.ts';
import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { Locale } from '#contract/base/locale.ts';
import { slugIn, adminAddress, addressesOf, addressOf } from '../links/addresses.ts';
import { contentDisposition } from '../../platform/files/content-disposition.ts';
import { openFile, type OpenFile } from '../../platform/files/stored-files.ts';
import { originalKey, baseUrl } from '../../platform/files/storage-keys.ts';
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
import { makeZip, predictLength } from 'client-zip';
import { inLocale } from '#contract/base/localized.ts';
import type { DownloadDirectory, DownloadFile } from '#contract/press/press.ts';
import { toPicture } from '../../platform/pictures/pictures.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { berlinIso } from '#time/berlin-iso.ts';
import { markHidden } from '../../platform/preview/mark-hidden.ts';

export function pressRoutes(app: Backend, ctx: AppContext): void {
  mountQuery({ app, ctx }, pressApi.list, async (call) =>
    listAnswer(call, await listDirectories(call.request, sliceOf(call.query))),
  );

  mountQuery({ app, ctx }, pressApi.show, ({ request, params, tags: used }) =>
    getDirectory(ctx, { ...request, ...params }, used),
  );
  archiveRoute(app, ctx);
}

/**
 * Parts of archives per client address: enough for a program that loads on several connections, or resumes. Everything
 * before a part is read for it, so that one byte can cost as much as the whole.
 */
const partRate: Rate = { burst: 20, perSecond: 1 / 30 };

const archive = '/:locale/api/download-directories/:id/archive';

/** Not registered through `mount`, because the response is a file. */
function archiveRoute(app: OpenAPIHono, ctx: AppContext): void {
  describeArchive(app);
  const partLimit = ctx.limits.open('archive parts', partRate);
  app.on('GET', [archive, `${archive}/`], async (context) => {
    const params = check(byId, context.req.param(), { code: 'bad_request', locale: localeOf(context) });
    const user = await ctx.accounts.userOf(context.req.raw);
    const visibility = await visibilityOf(ctx, context.req.header('cookie'), user);
    if (context.req.method !== 'HEAD' && context.req.header('range') !== undefined)
      await takeOrRefuse(context, ctx, partLimit);
    return sendArchive(context, ctx, { ...params, user, visibility });
  });
}

function describeArchive(app: OpenAPIHono): void {
  const refused = (description: string) => ({ description, content: { 'application/json': { schema: errorSchema } } });
  const file = z.any().meta({ type: 'string', format: 'binary' });
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/{locale}/api/download-directories/{id}/archive/',
    operationId: 'getDownloadArchive',
    summary: 'All files of a press directory as one zip, with a text file of their copyrights.',
    tags: ['press'],
    request: { params: byId },
    responses: {
      200: { description: 'The zip file.', content: { 'application/zip': { schema: file } } },
      400: refused('The address is malformed.'),
      404: refused('There is no such directory, or nothing in it.'),
      429: refused('Too many parts of archives were requested.'),
    },
  });
}

interface Question extends DirectoryReader {
  id: number;
  locale: Locale;
}

/** All files of a directory in one zip, with the copyright text; throws 404 if it is not public. */
async function sendArchive(context: Context, ctx: AppContext, question: Question): Promise<Response> {
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

interface ZipEntry {
  name: string;
  modified: Date;
  content: string | OpenFile;
}

/** Size in bytes of the zip of these files. */
function zipLength(entries: ZipEntry[]): bigint {
  return predictLength(
    entries.map(({ name, content }) =>
      typeof content === 'string' ? { name, input: content } : { name, size: content.size },
    ),
  );
}

/**
 * Streams an uncompressed zip and reads one file after the other as the receiver consumes it. If the receiver
 * disconnects, the file being read is closed.
 */
function zipFiles(entries: ZipEntry[]): ReadableStream<Uint8Array> {
  let reading: ReadableStreamDefaultReader<Uint8Array> | undefined;
  async function* bytesOf({ size, read }: OpenFile): AsyncGenerator<Uint8Array> {
    if (size === 0) return;
    reading = read(0, size - 1).getReader();
    for (let part = await reading.read(); !part.done; part = await reading.read()) yield part.value;
  }
  function* inputs() {
    for (const { name, modified: lastModified, content } of entries)
      yield { name, lastModified, input: typeof content === 'string' ? content : bytesOf(content) };
  }
  const zip = makeZip(inputs()).getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await zip.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    // The library releases the file without closing it.
    async cancel(reason) {
      await Promise.allSettled([reading?.cancel(reason), zip.cancel(reason)]);
    },
  });
}

/** Bytes from `start` to `end`, both included; bytes before `start` are read and discarded. */
function partOf(whole: ReadableStream<Uint8Array>, start: number, end: number): ReadableStream<Uint8Array> {
  const reading = whole.getReader();
  let at = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      for (;;) {
        const { done, value } = await reading.read();
        if (done) return controller.close();
        const from = at;
        at += value.length;
        if (at <= start) continue;
        controller.enqueue(value.subarray(Math.max(0, start - from), end + 1 - from));
        if (at <= end) return;
        controller.close();
        return reading.cancel();
      }
    },
    cancel: (reason) => reading.cancel(reason),
  });
}

/** A directory with its files; throws 404 for visitors if it is not public. */
async function getDirectory(
  ctx: AppContext,
  { id, locale, ...reader }: Question,
  used: Set<string>,
): Promise<DownloadDirectory> {
  used.add(tags.pressDirectory(id));
  const { directory, production } = await readDirectory(ctx, id, reader);
  const files = await readFiles(ctx, id);
  for (const { media } of files) used.add(tags.media(media.id));
  if (production) used.add(tags.production(production.id));
  const shown = files.map((file) => toFile(file, locale));
  const viewer = { locale, now: ctx.clock() };
  return {
    ...toSummary(directory, viewer, {
      files: files.length,
      picture: shown.find((file) => file.picture)?.picture ?? null,
    }),
    terms: inLocale(directory.terms, locale).text,
    production: production
      ? {
          id: production.id,
          title: markHidden(inLocale(production.title, locale).text, production, viewer),
          url: addressOf('production', production, locale),
        }
      : null,
    files: shown,
    archive_url: `/${locale}/api/download-directories/${id}/archive/`,
    archive_size: files.reduce((sum, { media }) => sum + media.size, 0),
    urls: addressesOf('press', directory),
    settings_url: adminAddress('download-directories', id),
    updated_at: berlinIso(directory.updatedAt),
  };
}

function toFile({ file, media, name }: DirectoryFile, locale: Locale): DownloadFile {
  const picture = media.kind === 'image' ? toPicture(media, locale) : null;
  return {
    id: file.id,
    title: inLocale(file.title, locale).text || inLocale(media.caption, locale).text || media.fileName,
    file_name: name,
    mime: media.mime,
    size: media.size,
    width: media.width,
    height: media.height,
    copyright: inLocale(media.copyright, locale).text,
    picture,
    url: `${baseUrl(media)}/${encodeURIComponent(media.fileName)}?download`,
  };
}
