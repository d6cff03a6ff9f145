import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { AppError } from '#contract/errors.ts';
import { type RenditionFormat, renditionUrl, widthsFor } from '#contract/media.ts';
import type { House } from '../house.ts';
import { contentDisposition } from './content-disposition.ts';
import { openFile } from './disk-files.ts';
import { baseUrl, originalKey } from './keys.ts';
import { rangedAnswer } from './ranged-answer.ts';
import { renditionOf } from './renditions.ts';
import { isRowId } from './media-rows.ts';
import { createServedMedia, type Served } from './served-media.ts';

const types: Record<RenditionFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** Pictures and downloads under /media/. Their addresses carry a hash of the bytes, so they never change. */
export function fileRoutes(app: OpenAPIHono, house: House): void {
  const served = createServedMedia(house);

  /** The entry, and whether the address is that of a file that has been replaced. */
  async function find(context: Context): Promise<{ entry: Served; former: boolean }> {
    const id = Number(context.req.param('id'));
    const entry = isRowId(id) ? await served(id) : undefined;
    const hash = context.req.param('hash') ?? '?';
    if (entry?.hash.startsWith(hash)) return { entry, former: false };
    if (entry?.formerHashes.some((old) => old.startsWith(hash))) return { entry, former: true };
    throw new AppError('not_found');
  }

  app.get('/media/:id{[0-9]+}/:hash{[0-9a-f]{12}}/:rendition{[0-9]+\\.(?:avif|webp|jpg)}', async (context) => {
    const { entry, former } = await find(context);
    const [width, format] = context.req.param('rendition').split('.') as [string, RenditionFormat];
    if (former && entry.width !== null)
      return lead(context, renditionUrl(baseUrl(entry), nearest(entry.width, width), format));
    if (entry.width === null || !widthsFor(entry.width).map(String).includes(width)) throw new AppError('not_found');
    const etag = `"${entry.hash.slice(0, 12)}-${width}-${format}"`;
    if (isKnown(context, etag)) return context.body(null, 304, forEver(etag));
    const bytes = await renditionOf(house, entry.hash, Number(width), format);
    if (!bytes) throw new AppError('not_found');
    return context.body(new Uint8Array(bytes), 200, {
      ...forEver(etag),
      'Content-Type': types[format],
      'Content-Length': String(bytes.byteLength),
    });
  });

  app.get('/media/:id{[0-9]+}/:hash{[0-9a-f]{12}}/:name', async (context) => {
    const { entry, former } = await find(context);
    if (former) return lead(context, `${baseUrl(entry)}/${encodeURIComponent(entry.fileName)}`);
    if (context.req.param('name').normalize('NFC') !== entry.fileName) throw new AppError('not_found');
    return sendOriginal(context, house, entry);
  });
}

/** Not for ever, since the file may be replaced again. */
function lead(context: Context, address: string): Response {
  const { search } = new URL(context.req.url);
  return context.body(null, 302, { Location: address + search, 'Cache-Control': 'no-cache' });
}

/** The width that the new picture has for one of the picture before. */
function nearest(original: number, width: string): number {
  const there = widthsFor(original);
  return there.find((one) => one >= Number(width)) ?? there.at(-1) ?? Number(width);
}

async function sendOriginal(context: Context, house: House, entry: Served): Promise<Response> {
  const etag = `"${entry.hash.slice(0, 12)}"`;
  if (isKnown(context, etag)) return context.body(null, 304, forEver(etag));
  const file = await openFile(house.files, originalKey(entry.hash));
  if (!file) throw new AppError('not_found');
  return rangedAnswer(context, {
    size: file.size,
    etag,
    headers: {
      ...forEver(etag),
      'Content-Type': entry.mime,
      'Content-Disposition': contentDisposition(dispositionOf(context, entry), entry.fileName),
    },
    read: file.read,
  });
}

/** Pictures open in the browser unless asked for with `?download`; everything else is saved. */
function dispositionOf(context: Context, { kind }: Served): 'inline' | 'attachment' {
  return kind === 'image' && context.req.query('download') === undefined ? 'inline' : 'attachment';
}

/** What was uploaded may never run as a page of this site; pictures may be shown on the shop’s pages elsewhere. */
function forEver(etag: string): Record<string, string> {
  return {
    ETag: etag,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
}

function isKnown(context: Context, etag: string): boolean {
  const known = context.req.header('if-none-match');
  return known !== undefined && known.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}
