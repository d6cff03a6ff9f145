import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { type MediaStore, readMediaUrl } from '#server/platform/media-url.ts';

export interface S3Server {
  /** Value for `MEDIA_URL`. */
  url: string;
  store: MediaStore;
  /** Nothing answers any more; `end` is still needed. */
  stop(): Promise<void>;
  end(): Promise<void>;
}

/** A server that speaks S3 over HTTP, on loopback, with one empty bucket. */
export async function startS3Server(): Promise<S3Server> {
  // The keys that this server knows.
  process.env.AWS_ACCESS_KEY_ID = 'S3RVER';
  process.env.AWS_SECRET_ACCESS_KEY = 'S3RVER';
  const directory = await mkdtemp(path.join(tmpdir(), 'proscenium-s3-'));
  const options = { address: '127.0.0.1', port: 0, silent: true, configureBuckets: [{ name: 'house' }] };
  const server = new S3rver({ ...options, directory });
  const { port } = await server.run();
  const url = `s3://house/media?endpoint=http://127.0.0.1:${port}&region=eu-central-1`;
  const store = readMediaUrl(url);
  if (!store) throw new Error(`Not an address of a store: ${url}`);
  let running = true;
  const stop = async () => {
    if (running) await server.close();
    running = false;
  };
  const end = async () => {
    await stop();
    await rm(directory, { recursive: true, force: true });
  };
  return { url, store, stop, end };
}
