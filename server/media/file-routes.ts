import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { AppError } from '#contract/errors.ts';
import { type RenditionFormat, widthsFor } from '#contract/media.ts';
import type { House } from '../house.ts';
import { contentDisposition } from './content-disposition.ts';
import { openFile } from './disk-files.ts';
import { originalKey } from './keys.ts';
import { rangedAnswer } from './ranged-answer.ts';
import { renditionOf } from './renditions.ts';
import { isRowId } from './media-rows.ts';
import { createServedMedia, type Served } from './served-media.ts';

const types: Record<RenditionFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** Pictures and downloads under /media/. Their addresses carry a hash of the bytes, so they never change. */
export function fileRoutes(app: OpenAPIHono, house: House): void {
  const served = createServedMedia(house);

  async function find(context: Context): Promise<Served> {
    const id = Number(context.req.param('id'));
    const entry = isRowId(id) ? await served(id) : undefined;
    if (!entry?.hash.startsWith(context.req.param('hash') ?? '?')) throw new AppError('not_found');
    return entry;
  }

  app.get('/media/:id{[0-9]+}/:hash{[0-9a-f]{12}}/:rendition{[0-9]+\\.(?:avif|webp|jpg)}', async (context) => {
    const entry = await find(context);
    const [width, format] = context.req.param('rendition').split('.') as [string, RenditionFormat];
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
    const entry = await find(context);
    if (context.req.param('name').normalize('NFC') !== entry.fileName) throw new AppError('not_found');
    return sendOriginal(context, house, entry);
  });
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
