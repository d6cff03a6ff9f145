import { type RenditionFormat, widthsFor } from '#contract/media.ts';
import { AppError } from '#contract/errors.ts';
import type { House } from '../house.ts';
import { throughImageGate } from './image-gate.ts';
import { originalKey, renditionKey } from './keys.ts';
import { readMedia } from './media-rows.ts';
import { render } from './render.ts';

type Files = Pick<House, 'files' | 'config'>;

/** Renditions being made, by store and key; whoever asks in the meantime gets the same work. */
const inFlight = new WeakMap<object, Map<string, Promise<Uint8Array | null>>>();

/** A rendition, made now if nobody has asked for it before; null where the original is gone. */
export async function renditionOf(
  house: Files,
  hash: string,
  width: number,
  format: RenditionFormat,
): Promise<Uint8Array | null> {
  const key = renditionKey(hash, width, format);
  const kept = await house.files.read(key);
  if (kept) return kept;
  const jobs = inFlight.get(house.files) ?? new Map<string, Promise<Uint8Array | null>>();
  inFlight.set(house.files, jobs);
  const running = jobs.get(key);
  if (running) return running;
  const job = make(house, hash, width, format).finally(() => jobs.delete(key));
  jobs.set(key, job);
  return job;
}

async function make(house: Files, hash: string, width: number, format: RenditionFormat): Promise<Uint8Array | null> {
  return throughImageGate(async () => {
    const key = renditionKey(hash, width, format);
    // Another request may have finished it between this one’s look and its turn.
    const kept = await house.files.read(key);
    if (kept) return kept;
    const original = await house.files.read(originalKey(hash));
    if (!original) return null;
    const bytes = await render(original, width, format, house.config.upload.pixels);
    await house.files.write(key, bytes);
    return bytes;
  });
}

/** Makes renditions before anybody asks; widths that the picture does not have are left out. */
export async function prepareRenditions(
  house: Pick<House, 'db' | 'files' | 'config'>,
  mediaId: number,
  widths: readonly number[],
  formats: readonly RenditionFormat[],
): Promise<void> {
  const row = await readMedia(house.db, mediaId);
  if (!row?.width) throw new AppError('not_found', `There is no picture ${mediaId}`);
  const there = widthsFor(row.width).filter((width) => widths.includes(width));
  const wanted = there.flatMap((width) => formats.map((format) => ({ width, format })));
  await Promise.all(wanted.map(({ width, format }) => renditionOf(house, row.hash, width, format)));
}
