import { widthsFor } from '#contract/media.ts';
import type { Locale } from '#contract/locale.ts';
import type { House } from '../house.ts';
import { throughImageGate } from '../media/image-gate.ts';
import { readMedia } from '../media/media-rows.ts';
import { renditionOf } from '../media/renditions.ts';
import { type Drawing, drawSharing } from './draw-sharing.ts';
import { hashOf, type SharedFacts, type SharedKind } from './shared-facts.ts';

export interface Shared {
  kind: SharedKind;
  id: number;
  locale: Locale;
  facts: SharedFacts;
  /** Name of the house. */
  house: string;
}

type Files = Pick<House, 'db' | 'files' | 'config'>;

/** Pictures being made, by store and key; whoever asks in the meantime gets the same work. */
const inFlight = new WeakMap<object, Map<string, Promise<Uint8Array>>>();

const hashLength = 12;

/**
 * The picture for sharing of a thing in a language, made now if it shows something else than the one that is kept. One
 * is kept for each, behind the hash of what it shows, so that changes do not fill the store.
 */
export async function sharingPicture(house: Files, shared: Shared): Promise<{ hash: string; bytes: Uint8Array }> {
  const hash = hashOf(shared.facts, shared.house);
  const key = `sharing/${shared.kind}-${shared.id}-${shared.locale}`;
  const kept = await house.files.read(key);
  if (kept && new TextDecoder().decode(kept.subarray(0, hashLength)) === hash)
    return { hash, bytes: kept.subarray(hashLength) };
  const jobs = inFlight.get(house.files) ?? new Map<string, Promise<Uint8Array>>();
  inFlight.set(house.files, jobs);
  const name = `${key} ${hash}`;
  const job = jobs.get(name) ?? make(house, shared, key, hash).finally(() => jobs.delete(name));
  jobs.set(name, job);
  return { hash, bytes: await job };
}

async function make(house: Files, { facts, house: name }: Shared, key: string, hash: string): Promise<Uint8Array> {
  const picture = await behind(house, facts);
  const bytes = await throughImageGate(() => drawSharing({ ...facts, house: name, picture }));
  await house.files.write(key, Buffer.concat([new TextEncoder().encode(hash), bytes]));
  return bytes;
}

async function behind(house: Files, { picture }: SharedFacts): Promise<Drawing['picture']> {
  const row = picture ? await readMedia(house.db, picture.id) : undefined;
  if (!picture || !row?.width) return null;
  const width = widthsFor(row.width).at(-1) ?? row.width;
  const bytes = await renditionOf(house, row.hash, width, 'jpg');
  return bytes && { bytes, focal: picture.focal };
}
