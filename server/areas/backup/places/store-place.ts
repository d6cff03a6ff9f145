import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DeleteObjectCommand, GetObjectCommand } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { createS3Client, isMissing, listKeys, reasonOf } from '../../../platform/files/s3-client.ts';
import { type MediaStore, nameOfStore } from '../../../platform/media-url.ts';
import type { BackupPlace } from './with-archive.ts';

/** Bytes of a part; S3 takes 10,000 parts at most, so a backup may have 320 GB. */
const partSize = 32 * 1024 * 1024;
/** Milliseconds for a part: at 1 Mbit/s it takes about four minutes and a half. */
const partTimeout = 600_000;

/** Backups in a bucket. An object is there as a whole or not at all. */
export function storePlace(store: MediaStore): BackupPlace {
  const client = createS3Client(store, partTimeout);
  const at = (name: string) => ({ Bucket: store.bucket, Key: store.prefix + name });
  const explain = (error: unknown): never => {
    throw new Error(`The store of the backups ${nameOfStore(store)} cannot be used: ${reasonOf(error)}`, {
      cause: error,
    });
  };
  return {
    nameOf: (name) => `s3://${store.bucket}/${store.prefix}${name}`,
    async take(draft, name, signal) {
      const params = { ...at(name), Body: createReadStream(draft), ContentType: 'application/gzip' };
      const upload = new Upload({ client, params, partSize, queueSize: 1 });
      const stop = () => void upload.abort();
      signal?.addEventListener('abort', stop, { once: true });
      await upload
        .done()
        .catch(explain)
        .finally(() => signal?.removeEventListener('abort', stop));
      await rm(draft);
    },
    async list() {
      const place = { Bucket: store.bucket, Prefix: store.prefix };
      const keys = await listKeys(client, place).catch(explain);
      return keys.map((key) => key.slice(store.prefix.length)).filter((name) => !name.includes('/'));
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(at(name))).catch(explain);
    },
    async fetch(name, file) {
      const answer = await client
        .send(new GetObjectCommand(at(name)))
        .catch((error: unknown) => (isMissing(error) ? null : explain(error)));
      if (!(answer?.Body instanceof Readable)) return false;
      await pipeline(answer.Body, createWriteStream(file, { mode: 0o600 })).catch(explain);
      return true;
    },
  };
}
