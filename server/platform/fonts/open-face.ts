import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { faceKey, type FontWeight, originalKey } from '../files/storage-keys.ts';
import { alone, writeUnlessFull } from '../pictures/renditions.ts';
import { type FaceAnswer, makeFaceApart, type MadeFace } from './make-face.ts';

type Files = Pick<AppContext, 'files' | 'config'>;

export interface FontFile {
  /** Of the upload. */
  hash: string;
  weight: FontWeight;
}

/** Another number makes every face again; addresses contain it. */
export const faceVersion = 1;

const bytes = z.base64().transform((text): Uint8Array => Buffer.from(text, 'base64'));
const storedSchema = z.object({
  version: z.literal(faceVersion),
  measures: z.object({ width: z.number(), ascent: z.number(), descent: z.number() }),
  woff2: bytes,
  trueType: bytes,
});

/** Enough for the faces of a house before and after a change. */
const max = 12;

/** What has been opened, by store and key. */
const opened = new WeakMap<object, LRUCache<string, Promise<FaceAnswer | null>>>();

/** A face for pages and pictures, made now if it does not exist yet; null when the upload is gone. */
export function openFace(ctx: Files, file: FontFile): Promise<FaceAnswer | null> {
  const known = opened.get(ctx.files) ?? new LRUCache<string, Promise<FaceAnswer | null>>({ max });
  opened.set(ctx.files, known);
  const key = faceKey(file.hash, file.weight);
  const opening = known.get(key) ?? open(ctx, file, key);
  known.set(key, opening);
  const forget = () => known.delete(key);
  opening.then((answer) => answer ?? forget(), forget);
  return opening;
}

async function open(ctx: Files, { hash, weight }: FontFile, key: string): Promise<FaceAnswer | null> {
  return (
    (await readStored(ctx, key)) ??
    alone(ctx, key, async () => {
      // Another process may have finished it while this one waited.
      const stored = await readStored(ctx, key);
      if (stored) return stored;
      const file = await ctx.files.read(originalKey(hash));
      if (!file) return null;
      const answer = await makeFaceApart({ file, weight });
      if ('face' in answer) await writeUnlessFull(ctx, key, write(answer.face));
      return answer;
    })
  );
}

async function readStored({ files }: Files, key: string): Promise<FaceAnswer | null> {
  const stored = await files.read(key);
  if (!stored) return null;
  const read = storedSchema.safeParse(JSON.parse(Buffer.from(stored).toString()));
  return read.success ? { face: read.data } : null;
}

function write({ measures, woff2, trueType }: MadeFace): Uint8Array {
  const text = (part: Uint8Array) => Buffer.from(part).toString('base64');
  const content = { version: faceVersion, measures, woff2: text(woff2), trueType: text(trueType) };
  return Buffer.from(JSON.stringify(content));
}
