import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { AppError } from '#contract/base/errors.ts';
import {
  type RenditionFormat,
  renditionFormats,
  renditionUrl,
  servedWidths,
  widthsFor,
} from '#contract/media/media.ts';
import { isOneOf } from '#contract/base/one-of.ts';
import type { AppContext } from '../../app-context.ts';
import { contentDisposition } from '../../platform/files/content-disposition.ts';
import { openFile } from '../../platform/files/stored-files.ts';
import { baseUrl, originalKey } from '../../platform/files/storage-keys.ts';
import { rangedAnswer } from '../../platform/files/ranged-response.ts';
import { matchesEtag } from '../../platform/matches-etag.ts';
import { renditionOf } from '../../platform/pictures/renditions.ts';
import { isRowId, type MediaRow, readMedia } from '../../platform/pictures/media-rows.ts';
import { LRUCache } from 'lru-cache';

/** The columns that are needed to serve a file. */
type Served = Pick<MediaRow, 'id' | 'hash' | 'formerHashes' | 'kind' | 'mime' | 'fileName' | 'width'>;

const max = 5000;

/** Looks up entries and caches them, so that cached pictures can be served while the database is unreachable. */
function createServedMedia(ctx: Pick<AppContext, 'db' | 'changes'>): (id: number) => Promise<Served | undefined> {
  const cached = new LRUCache<number, Served>({ max });
  let changes = 0;
  ctx.changes.onInvalidate((tags) => {
    changes += 1;
    if (tags === null) cached.clear();
    for (const tag of tags ?? []) if (tag.startsWith('media:')) cached.delete(Number(tag.slice('media:'.length)));
  });
  return async (id) => {
    const known = cached.get(id);
    if (known) return known;
    const begun = changes;
    const found = await readMedia(ctx.db, id);
    // What changes while it is read may be the entry.
    if (found && begun === changes) cached.set(id, found);
    return found;
  };
}

const types: Record<RenditionFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/**
 * Pictures and downloads under /media/. Their addresses contain a hash of the bytes, so the content of an address never
 * changes.
 */
export function fileRoutes(app: OpenAPIHono, ctx: AppContext): void {
  const served = createServedMedia(ctx);

  /** The entry; `former` is true if the address belongs to a replaced file. */
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
    const [width = '', format] = context.req.param('rendition').split('.');
    if (!isOneOf(renditionFormats, format)) throw new AppError('not_found');
    if (former && entry.width !== null)
      return redirectTo(context, renditionUrl(baseUrl(entry), nearest(entry.width, width), format));
    if (entry.width === null || !servedWidths(entry.width).map(String).includes(width)) throw new AppError('not_found');
    const etag = `"${entry.hash.slice(0, 12)}-${width}-${format}"`;
    if (matchesEtag(context.req.header('if-none-match'), etag)) return context.body(null, 304, forEver(etag));
    const bytes = await renditionOf(ctx, { hash: entry.hash, width: Number(width), format });
    if (!bytes) throw new AppError('not_found');
    return context.body(new Uint8Array(bytes), 200, {
      ...forEver(etag),
      'Content-Type': types[format],
      'Content-Length': String(bytes.byteLength),
    });
  });

  app.get('/media/:id{[0-9]+}/:hash{[0-9a-f]{12}}/:name', async (context) => {
    const { entry, former } = await find(context);
    if (former) return redirectTo(context, `${baseUrl(entry)}/${encodeURIComponent(entry.fileName)}`);
    if (context.req.param('name').normalize('NFC') !== entry.fileName) throw new AppError('not_found');
    return sendOriginal(context, ctx, entry);
  });
}

/** Redirects to the current file. Not cached, since the file may be replaced again. */
function redirectTo(context: Context, address: string): Response {
  const { search } = new URL(context.req.url);
  return context.body(null, 302, { Location: address + search, 'Cache-Control': 'no-cache' });
}

/** The width of the new picture that replaces a width of the former one. */
function nearest(original: number, width: string): number {
  const available = widthsFor(original);
  return available.find((one) => one >= Number(width)) ?? available.at(-1) ?? Number(width);
}

async function sendOriginal(context: Context, ctx: AppContext, entry: Served): Promise<Response> {
  const etag = `"${entry.hash.slice(0, 12)}"`;
  if (matchesEtag(context.req.header('if-none-match'), etag)) return context.body(null, 304, forEver(etag));
  const file = await openFile(ctx.files, originalKey(entry.hash));
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

/** Pictures open in the browser unless the query has `?download`; other files are downloads. */
function dispositionOf(context: Context, { kind }: Served): 'inline' | 'attachment' {
  return kind === 'image' && context.req.query('download') === undefined ? 'inline' : 'attachment';
}

/**
 * Headers for uploaded files: they must never run as a page of this site. Pictures may be embedded on other origins,
 * for example the web shop.
 */
function forEver(etag: string): Record<string, string> {
  return {
    ETag: etag,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
}
