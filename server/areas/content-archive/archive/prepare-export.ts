import { createHash, type Hash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { FieldSettings } from '#contract/fields/field-settings.ts';
import { productName } from '#contract/settings/product-name.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { secrets } from '../../../db/tables/accounts.ts';
import { missingOriginals } from '../../../platform/files/check-file-store.ts';
import { originalKey } from '../../../platform/files/storage-keys.ts';
import { openStorage, placeOf, type StoragePlace, type StoredFiles } from '../../../platform/files/stored-files.ts';
import { someOf } from '#text/some-of.ts';
import { readSiteSettings } from '../../site-settings/site-settings.ts';
import { describeKinds } from '../format/format-document.ts';
import { checkReferences, checkRecord } from '../kinds/check-record.ts';
import { contentKinds } from '../kinds/content-kinds.ts';
import { ContentRefused } from '../content-refused.ts';
import { formatVersion, type Manifest, manifestFile, schemaFile } from '../manifest.ts';
import type { ContentKind, ContentRecord } from '../kinds/content-kind.ts';

export interface ExportEntry {
  name: string;
  /** Bytes. */
  size: number;
  read(): AsyncIterable<Uint8Array>;
}

/** An export that is ready to be written: its records lie in a folder, the media are read when it is written. */
export interface PreparedExport {
  manifest: Manifest;
  entries: ExportEntry[];
  /** Removes the folder. */
  end(): Promise<void>;
}

export interface ExportOptions {
  /** Export although files of the media library are missing. */
  incomplete?: boolean;
}

export interface ExportSource {
  db: Database;
  place: StoragePlace & FieldSettings;
}

const folderPrefix = 'export-';
/** After this time, in milliseconds, a folder belongs to no running export. */
const abandonedAfter = 24 * 3_600_000;

/**
 * Reads all content in one snapshot into a temporary folder of the data folder, so that the database is free again while a
 * slow receiver reads. Throws `ContentRefused` when a file of the media library is missing, or for content that an import
 * would refuse.
 */
export async function prepareExport(source: ExportSource, options: ExportOptions = {}): Promise<PreparedExport> {
  const { place } = source;
  await removeAbandoned(place.dataDir);
  const folder = path.join(place.dataDir, `${folderPrefix}${randomUUID()}`);
  const end = () => rm(folder, { recursive: true, force: true });
  try {
    await mkdir(folder, { recursive: true });
    const house_id = await houseId(source.db);
    const { kinds, files, house } = await spoolAll(source, folder);
    const storage = await openStorage(place);
    const originals = files.map((file) => ({ ...file, hash: file.sha256 }));
    const missing = await missingOriginals(storage, originals);
    if (missing.length > 0 && !options.incomplete) refuse(missing, place);
    const gone = new Set(missing.map(({ sha256 }) => sha256));
    const present = files.filter(({ sha256 }) => !gone.has(sha256));
    const created_at = new Date().toISOString();
    const manifest: Manifest = {
      ...{ product: productName, content: 'house', version: formatVersion, created_at, house, house_id, kinds },
      files: present,
      missing: missing.map(({ path: name, sha256 }) => ({ path: name, sha256 })),
    };
    const entries = [
      textEntry(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`),
      textEntry(schemaFile, `${JSON.stringify(describeKinds(), null, 2)}\n`),
      ...kinds.map(({ file, bytes }) => spooledEntry(folder, file, bytes)),
      ...present.map((file) => mediaEntry(storage, file)),
    ];
    return { manifest, entries, end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Made by the first export. It is in the backups, so that a restored house keeps it. */
async function houseId(db: Database): Promise<string> {
  const name = 'house';
  await db.insert(secrets).values({ name, value: randomUUID() }).onConflictDoNothing();
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name));
  return z.uuid().parse(row?.value);
}

const fileOf = z.object({ id: z.int(), sha256: z.string(), file_name: z.string(), size: z.int() });

async function spoolAll(
  { db, place: fieldSettings }: ExportSource,
  folder: string,
): Promise<Pick<Manifest, 'kinds' | 'files' | 'house'>> {
  const files = new Map<string, Manifest['files'][number]>();
  const add = (record: unknown) => {
    const { id, sha256, file_name: name, size: bytes } = fileOf.parse(record);
    // Entries with the same bytes share a file.
    if (!files.has(sha256)) files.set(sha256, { path: `media/${id}-${name}`, bytes, sha256 });
  };
  return db.transaction(
    async (tx) => {
      const kinds: Manifest['kinds'] = [];
      for (const kind of contentKinds)
        kinds.push(
          await spoolRecords(tx, { kind, folder, fieldSettings, look: kind.name === 'media' ? add : () => {} }),
        );
      await checkReferences(tx);
      return { kinds, files: [...files.values()], house: (await readSiteSettings(tx)).name };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

function refuse(missing: Manifest['files'], place: StoragePlace): never {
  const count =
    missing.length === 1 ? '1 file of the media library is' : `${missing.length} files of the media library are`;
  throw new ContentRefused(
    `Nothing was exported: ${count} missing in ${placeOf(place)}: ` +
      `${someOf(missing.map(({ path: name }) => path.basename(name)))}. With --incomplete the rest is exported.`,
    'files_missing_for_export',
  );
}

function textEntry(name: string, text: string): ExportEntry {
  const bytes = Buffer.from(text);
  return {
    name,
    size: bytes.byteLength,
    async *read() {
      yield bytes;
    },
  };
}

function spooledEntry(folder: string, name: string, size: number): ExportEntry {
  return { name, size, read: () => createReadStream(path.join(folder, name)) };
}

/** Its bytes are checked while they are read; a file that has changed fails the export. */
function mediaEntry(storage: StoredFiles, { path: name, bytes: size, sha256 }: Manifest['files'][number]): ExportEntry {
  return {
    name,
    size,
    async *read() {
      const file = await storage.open(originalKey(sha256));
      const hash = createHash('sha256');
      if (file && file.size > 0) {
        for await (const part of file.read(0, file.size - 1)) {
          hash.update(part);
          yield part;
        }
      }
      if (!file || hash.digest('hex') !== sha256)
        throw new ContentRefused(`${name} is missing in the media library, or has changed; nothing was exported.`);
    },
  };
}

/** Folders of exports that were killed. */
async function removeAbandoned(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(folderPrefix))) {
    const folder = path.join(dataDir, name);
    const found = await stat(folder).catch(() => null);
    if (found && Date.now() - found.mtimeMs > abandonedAfter) await rm(folder, { recursive: true, force: true });
  }
}

type KindEntry = Manifest['kinds'][number];

interface Spooling {
  kind: ContentKind;
  folder: string;
  fieldSettings: FieldSettings;
  /** Sees each record. */
  look: (record: ContentRecord) => void;
}

/** Writes all records of a kind to its file in a folder; throws `ContentRefused` for one that an import would refuse. */
async function spoolRecords(tx: Transaction, spooling: Spooling): Promise<KindEntry> {
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
