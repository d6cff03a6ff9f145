import { type RenditionFormat, servedWidths } from '#contract/media/media.ts';
import { AppError } from '#contract/base/errors.ts';
import type { AppContext } from '../../app-context.ts';
import { isStorageFull } from '../files/is-storage-full.ts';
import { originalKey, renditionKey } from '../files/storage-keys.ts';
import { throughImageGate } from './image-gate.ts';
import { readMedia } from './media-rows.ts';
import { openImage } from './brightness.ts';

/** Number of renderings so far, for tests and measurements. */
export const rendered = { count: 0 };

/** Widest rendition for telephones, whose pixels are too small for the difference to be seen. */
const onPhones = 768;

/** Renders a picture in a width and format: upright, in sRGB, without metadata, never larger than the original. */
async function render(
  bytes: Uint8Array,
  { width, format, maxPixels }: { width: number; format: RenditionFormat; maxPixels: number },
): Promise<Uint8Array> {
  rendered.count += 1;
  const image = openImage(bytes, maxPixels)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds: 60 });
  switch (format) {
    case 'avif':
      return image.avif({ quality: width <= onPhones ? 40 : 45, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer();
    case 'webp':
      return image.webp({ quality: 72, effort: 4, smartSubsample: true }).toBuffer();
    case 'jpg':
      return image
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 76, progressive: true, mozjpeg: true })
        .toBuffer();
  }
}

type Files = Pick<AppContext, 'files' | 'config'>;

/** Renditions in flight, by store and key; concurrent requests share the work. */
const inFlight = new WeakMap<object, Map<string, Promise<Uint8Array | null>>>();

/** A rendition, rendered now if it does not exist yet; null when the original is gone. */
export async function renditionOf(
  ctx: Files,
  { hash, width, format }: { hash: string; width: number; format: RenditionFormat },
): Promise<Uint8Array | null> {
  const key = renditionKey(hash, width, format);
  const stored = await ctx.files.read(key);
  if (stored) return stored;
  const jobs = inFlight.get(ctx.files) ?? new Map<string, Promise<Uint8Array | null>>();
  inFlight.set(ctx.files, jobs);
  const running = jobs.get(key);
  if (running) return running;
  const job = make(ctx, { hash, width, format }).finally(() => jobs.delete(key));
  jobs.set(key, job);
  return job;
}

async function make(
  ctx: Files,
  { hash, width, format }: { hash: string; width: number; format: RenditionFormat },
): Promise<Uint8Array | null> {
  const key = renditionKey(hash, width, format);
  return throughImageGate(() =>
    alone(ctx, key, async () => {
      // Another request may have finished it while this one waited.
      const stored = await ctx.files.read(key);
      if (stored) return stored;
      const original = await ctx.files.read(originalKey(hash));
      if (!original) return null;
      const bytes = await render(original, { width, format, maxPixels: ctx.config.upload.pixels });
      await writeUnlessFull(ctx, key, bytes);
      return bytes;
    }),
  );
}

/** Does the work while no other process does the same. */
export function alone<T>({ files }: Files, key: string, work: () => Promise<T>): Promise<T> {
  return files.alone ? files.alone(key, work) : work();
}

/** On a full disk, or without the store, a picture can still be shown; it is rendered again at the next request. */
export async function writeUnlessFull({ files }: Files, key: string, bytes: Uint8Array): Promise<void> {
  await files.write(key, bytes).catch((error: unknown) => {
    if (!isStorageFull(error) && !(error instanceof AppError)) throw error;
  });
}

/** Renders in advance; widths that the picture does not have are skipped. */
export async function prepareRenditions(
  ctx: Pick<AppContext, 'db' | 'files' | 'config'>,
  { mediaId, widths, formats }: { mediaId: number; widths: readonly number[]; formats: readonly RenditionFormat[] },
): Promise<void> {
  const row = await readMedia(ctx.db, mediaId);
  if (!row?.width) throw new AppError('not_found', { key: 'no_picture', params: { id: mediaId } });
  const there = servedWidths(row.width).filter((width) => widths.includes(width));
  const wanted = there.flatMap((width) => formats.map((format) => ({ width, format })));
  await Promise.all(wanted.map(({ width, format }) => renditionOf(ctx, { hash: row.hash, width, format })));
}
