import { createHash, type Hash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import type { Transaction } from '../../../db/database.ts';
import type { FieldSettings } from '#contract/fields/field-settings.ts';
import { checkRecord } from '../kinds/check-record.ts';
import type { ContentKind, ContentRecord } from '../kinds/content-kind.ts';
import type { Manifest } from '../manifest.ts';

type KindEntry = Manifest['kinds'][number];

interface Spooling {
  kind: ContentKind;
  folder: string;
  fieldSettings: FieldSettings;
  /** Sees each record. */
  look: (record: ContentRecord) => void;
}

/** Writes all records of a kind to its file in a folder; throws `ContentRefused` for one that an import would refuse. */
export async function spoolRecords(tx: Transaction, spooling: Spooling): Promise<KindEntry> {
  const { kind, folder, fieldSettings, look } = spooling;
  const file = `${kind.name}.jsonl`;
  const handle = await open(path.join(folder, file), 'w', 0o600);
  const written = { records: 0, bytes: 0, hash: createHash('sha256') };
  try {
    for (let after = 0; ;) {
      const { records, last } = await kind.read(tx, after);
      if (last === null) break;
      for (const record of records) {
        const where = `${kind.name} ${String(record.id ?? record.slug ?? '')}`;
        checkRecord(kind, record, { schema: kind.record, fieldSettings, where });
        look(record);
      }
      await append(handle, records, written);
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
