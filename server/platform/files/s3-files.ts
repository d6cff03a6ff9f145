import { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { AppError } from '#contract/base/errors.ts';
import { type MediaStore, nameOfStore } from '../media-url.ts';
import { webStream } from './disk-files.ts';
import { adviceFor, createS3Client, isMissing, listKeys, reasonOf } from './s3-client.ts';
import { checkedParts } from './storage-keys.ts';
import type { StoredFiles } from './stored-files.ts';

/** Milliseconds between two log lines about a store that cannot be used. */
const logInterval = 60_000;

/** Stores files in a bucket. An object is written as a whole or not at all, so there are no drafts. */
export function createS3Files(store: MediaStore): StoredFiles {
  const client = createS3Client(store);
  const explain = createExplain(store);
  const at = (key: string) => ({ Bucket: store.bucket, Key: store.prefix + checkedParts(key).join('/') });
  return {
    async read(key) {
      const answer = await client
        .send(new GetObjectCommand(at(key)))
        .catch(nullIfMissing)
        .catch(explain);
      return (await answer?.Body?.transformToByteArray().catch(explain)) ?? null;
    },
    async write(key, bytes) {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes })).catch(explain);
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key))).catch(explain);
    },
    async open(key) {
      const found = await client
        .send(new HeadObjectCommand(at(key)))
        .catch(nullIfMissing)
        .catch(explain);
      const part = async (range: string) => {
        const { Body: body } = await client.send(new GetObjectCommand({ ...at(key), Range: range })).catch(explain);
        return body instanceof Readable ? body : null;
      };
      return found && { size: found.ContentLength ?? 0, read: (start, end) => streamOf(part, start, end) };
    },
    async list(folder) {
      const place = { Bucket: store.bucket, Prefix: `${at(folder).Key}/` };
      const keys = await listKeys(client, place).catch(explain);
      return keys.map((key) => key.slice(store.prefix.length));
    },
    removeDrafts: () => Promise.resolve(0),
  };
}

/** Requests the bytes when the stream is read; ends with the stream of the store, or fails like it. */
function streamOf(part: (range: string) => Promise<Readable | null>, start: number, end: number) {
  async function* bytes(): AsyncGenerator<Uint8Array> {
    if (end < start) return;
    const body = await part(`bytes=${start}-${end}`);
    if (body) yield* body;
  }
  return webStream(Readable.from(bytes()));
}

/** Whatever the store says: a visitor or an editor cannot mend it, and trying again later is right. */
function createExplain(store: MediaStore): (error: unknown) => never {
  let silentUntil = 0;
  return (error) => {
    const now = Date.now();
    if (now >= silentUntil) {
      silentUntil = now + logInterval;
      const reason = reasonOf(error).replace(/\.$/, '');
      console.error(`The media store ${nameOfStore(store)} cannot be used: ${reason}. ${adviceFor(error)}`);
    }
    throw new AppError('unavailable', 'media_store_away');
  };
}

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}
