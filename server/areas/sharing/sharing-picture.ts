import { widthsFor } from '#contract/media/media.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { AppContext } from '../../app-context.ts';
import { throughImageGate } from '../../platform/pictures/image-gate.ts';
import { readMedia } from '../../platform/pictures/media-rows.ts';
import { alone, renditionOf, writeUnlessFull } from '../../platform/pictures/renditions.ts';
import { type SharingPictureContent, renderSharingPicture } from './render-sharing-picture.ts';
import type { SharingHead } from './sharing-head.ts';
import { hashOf, type SharingContent, type SharedKind } from '../links/sharing-address.ts';

export interface Shared {
  kind: SharedKind;
  id: number;
  locale: Locale;
  facts: SharingContent;
  /** What stands above every picture. */
  head: SharingHead;
}

type Files = Pick<AppContext, 'db' | 'files' | 'config'>;

/** Pictures being rendered, by store and key; simultaneous requests share the same promise. */
const inFlight = new WeakMap<object, Map<string, Promise<Uint8Array>>>();

const hashLength = 12;

/**
 * The sharing picture of an entity in a language; rendered if the stored one is outdated. One picture is stored per
 * entity and language, together with the hash of its content, so that changes do not fill the store.
 */
export async function sharingPicture(ctx: Files, shared: Shared): Promise<{ hash: string; bytes: Uint8Array }> {
  const hash = hashOf(shared.facts, shared.head.version);
  const key = `sharing/${shared.kind}-${shared.id}-${shared.locale}`;
  const stored = await readStored(ctx, key, hash);
  if (stored) return { hash, bytes: stored };
  const jobs = inFlight.get(ctx.files) ?? new Map<string, Promise<Uint8Array>>();
  inFlight.set(ctx.files, jobs);
  const name = `${key} ${hash}`;
  const job = jobs.get(name) ?? make(ctx, { shared, key, hash }).finally(() => jobs.delete(name));
  jobs.set(name, job);
  return { hash, bytes: await job };
}

async function make(
  ctx: Files,
  { shared: { facts, head }, key, hash }: { shared: Shared; key: string; hash: string },
): Promise<Uint8Array> {
  const picture = await readBackground(ctx, facts);
  return throughImageGate(() =>
    alone(ctx, key, async () => {
      const stored = await readStored(ctx, key, hash);
      if (stored) return stored;
      const logo = await head.readLogo();
      const { siteName, theme } = head;
      const fonts = await head.readFonts();
      const bytes = await renderSharingPicture({ ...facts, siteName, theme, fonts, logo, picture });
      await writeUnlessFull(ctx, key, Buffer.concat([new TextEncoder().encode(hash), bytes]));
      return bytes;
    }),
  );
}

/** The stored picture; null if there is none, or one with other content. */
async function readStored({ files }: Files, key: string, hash: string): Promise<Uint8Array | null> {
  const stored = await files.read(key);
  if (!stored || new TextDecoder().decode(stored.subarray(0, hashLength)) !== hash) return null;
  return stored.subarray(hashLength);
}

async function readBackground(ctx: Files, { picture }: SharingContent): Promise<SharingPictureContent['picture']> {
  const row = picture ? await readMedia(ctx.db, picture.id) : undefined;
  if (!picture || !row?.width) return null;
  const width = widthsFor(row.width).at(-1) ?? row.width;
  const bytes = await renditionOf(ctx, { hash: row.hash, width, format: 'jpg' });
  return bytes && { bytes, focal: picture.focal };
}
