import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';

export interface ArchiveEntry {
  name: string;
  bytes: Buffer;
}

/** The entries of an archive in their order; throws if the file is no archive or ends too early. */
export async function* archiveEntries(source: string): AsyncGenerator<ArchiveEntry> {
  const archive = extract();
  const failure = pipeline(createReadStream(source), createGunzip(), archive).then(
    () => null,
    (error: unknown) => error,
  );
  try {
    for await (const entry of archive) yield { name: entry.header.name, bytes: await buffer(entry) };
    const error = await failure;
    if (error) throw error;
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    throw new Error(`${source} cannot be read as a backup: ${error.message}`, { cause: error });
  } finally {
    archive.destroy();
    await failure;
  }
}

function isUnreadable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return /header|gzip|Z_DATA_ERROR|unexpected end/i.test(
    `${error.message} ${'code' in error ? String(error.code) : ''}`,
  );
}
