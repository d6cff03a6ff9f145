import { createHash, type Hash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import type { Transaction } from '../../../db/database.ts';
import type { ContentKind, ContentRecord } from '../kinds/content-kind.ts';
import type { Manifest } from '../manifest.ts';

type KindEntry = Manifest['kinds'][number];

/** Writes all records of a kind to its file in a folder. `look` sees each record. */
export async function spoolRecords(
  tx: Transaction,
  { kind, folder, look }: { kind: ContentKind; folder: string; look: (record: ContentRecord) => void },
): Promise<KindEntry> {
  const file = `${kind.name}.jsonl`;
  const handle = await open(path.join(folder, file), 'w', 0o600);
  const written = { records: 0, bytes: 0, hash: createHash('sha256') };
  try {
    for (let after = 0; ;) {
      const { records, last } = await kind.read(tx, after);
      if (last === null) break;
      await append(handle, records, written);
      for (const record of records) look(record);
      after = last;
    }
  } finally {
    await handle.close();
  }
  return { name: kind.name, file, records: written.records, bytes: written.bytes, sha256: written.hash.digest('hex') };
}

async function append(
  handle: FileHandle,
  records: ContentRecord[],
  written: { records: number; bytes: number; hash: Hash },
): Promise<void> {
  const bytes = Buffer.from(records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  await handle.writeFile(bytes);
  written.records += records.length;
  written.bytes += bytes.byteLength;
  written.hash.update(bytes);
}
