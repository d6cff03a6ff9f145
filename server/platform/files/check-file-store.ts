import { randomUUID } from 'node:crypto';
import { desc, sql } from 'drizzle-orm';
import type { FileStore } from '../../app-context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { fileStore, media } from '../../db/tables/media.ts';
import { originalKey } from './storage-keys.ts';
import type { StoredFiles } from './stored-files.ts';

const markerKey = 'store-id';
const sampleSize = 20;
/** Advisory lock key; any number that is not used elsewhere in this database. */
const lockKey = 7_061_966;

interface Parts {
  db: Database;
  files: Pick<FileStore, 'read' | 'write'>;
  /** Where the files are, for messages: a folder, or what `nameOfStore` says of a bucket. */
  place: string;
}

/**
 * Throws if this process stores its files elsewhere than the other processes on the same database: it would answer 404
 * for their uploads, and they for its own. Throws as well if the store belongs to another database: each would delete
 * files of the other. A database and a store that are both new are connected.
 * Returns a warning if originals are missing all the same.
 */
export function checkFileStore({ db, ...store }: Parts): Promise<string | null> {
  return db.transaction(async (tx) => {
    // Of processes that start together one after the other looks.
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    return check(tx, store);
  });
}

/** The id of the store that the database is connected with; empty if there is none. */
export async function knownStore(db: Database): Promise<string> {
  const [known] = await db.select().from(fileStore);
  return known?.id ?? '';
}

/** The id that a store has; empty if it has none. */
export async function readMarker(files: Parts['files']): Promise<string> {
  return new TextDecoder().decode((await files.read(markerKey)) ?? new Uint8Array()).trim();
}

async function writeMarker(files: Parts['files'], id: string): Promise<void> {
  await files.write(markerKey, new TextEncoder().encode(`${id}\n`));
}

async function check(db: Transaction, { files, place }: Omit<Parts, 'db'>): Promise<string | null> {
  const marker = await readMarker(files);
  const [known] = await db.select().from(fileStore);
  const sample = await db
    .selectDistinctOn([media.hash], { hash: media.hash, name: media.fileName })
    .from(media)
    .orderBy(media.hash, desc(media.id))
    .limit(sampleSize);
  const missing = known && known.id === marker ? [] : await missingOf(files, sample);
  if (!known && marker !== '') throw new Error(explainTaken(place));
  const isOther = known !== undefined && known.id !== marker;
  if (isOther && (marker !== '' || missing.length === sample.length)) throw new Error(explain(place, known.id));
  if (!isOther && known) return null;
  const id = known?.id ?? randomUUID();
  if (!known) await db.insert(fileStore).values({ id });
  if (id !== marker) await writeMarker(files, id);
  if (missing.length === 0) return null;
  return `Files of the media library are missing in ${place}, such as ${missing[0]}. Copy media/originals of the former DATA_DIR there; see docs/operations.md.`;
}

/** True if another database uses the store. */
export async function isOthersStore({ db, files }: Pick<Parts, 'db' | 'files'>): Promise<boolean> {
  const marker = await readMarker(files);
  return marker !== '' && marker !== (await knownStore(db));
}

/**
 * Gives the database a new id of its store. Returns what writes it into the store after the commit: then no other database
 * can use that any longer.
 */
export async function takeFileStore({ db, files, place }: Parts): Promise<() => Promise<void>> {
  const id = randomUUID();
  await db.delete(fileStore);
  await db.insert(fileStore).values({ id });
  return () =>
    writeMarker(files, id).catch((cause: unknown) => {
      const sentence = `The backup is restored, but ${place} does not belong to this database yet: ${String(cause)}.`;
      throw new Error(`${sentence} Write ${id} into ${markerIn(place)}.`, { cause });
    });
}

async function missingOf(files: Pick<FileStore, 'read'>, sample: { hash: string; name: string }[]): Promise<string[]> {
  const missing: string[] = [];
  for (const { hash, name } of sample) if ((await files.read(originalKey(hash))) === null) missing.push(name);
  return missing;
}

/** What to do about a store that belongs to another database. `place` as in `checkFileStore`. */
export function explainTaken(place: string): string {
  return (
    `${place} belongs to another database, and two houses in one store delete each other’s files. ` +
    'Give this house a store of its own: another MEDIA_URL or DATA_DIR. ' +
    `If the other database is gone, or this one takes its place, restore with --take-store, or remove ${markerIn(place)}.`
  );
}

function markerIn(place: string): string {
  return place.startsWith('s3://') ? `the object ${markerKey} below the prefix` : `${place}/${markerKey}`;
}

function explain(place: string, id: string): string {
  const others = 'of this database: other processes store their uploads in another one.';
  if (place.startsWith('s3://'))
    return (
      `${place} is not the media store ${others} Set MEDIA_URL to the store that they use. ` +
      `If this is the right one, for example after a move, write ${id} into its object ${markerKey}, below the prefix.`
    );
  return (
    `${place} is not the media folder ${others} ` +
    'Share the folder media of DATA_DIR between all processes, or set DATA_DIR to the shared one. ' +
    `If this is the right folder, for example after a move, write ${id} into ${place}/${markerKey}.`
  );
}

/** The entries whose original is not in the storage. */
export async function missingOriginals<T extends { hash: string }>(
  storage: Pick<StoredFiles, 'list'>,
  entries: readonly T[],
): Promise<T[]> {
  const stored = new Set(await storage.list('originals'));
  return entries.filter(({ hash }) => !stored.has(originalKey(hash)));
}
