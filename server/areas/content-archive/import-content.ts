import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { AppError } from '#contract/base/errors.ts';
import type { Transaction } from '../../db/database.ts';
import type { FieldSettings } from '#contract/fields/field-settings.ts';
import type { OpenDatabase } from '../../db/open-database.ts';
import { media } from '../../db/tables/media.ts';
import { setCounters, switchSearchTriggers } from '../../db/bulk-load.ts';
import { fileKindOf } from '../../platform/files/file-kind.ts';
import { type Place, StagedFiles } from '../../platform/files/staged-files.ts';
import { reindexAll } from '../search/reindex.ts';
import { ContentRefused } from './content-refused.ts';
import type { Manifest } from './manifest.ts';
import { type ContentSource, openSource } from './archive/open-source.ts';
import { readRecords } from './archive/read-records.ts';
import { verifySource } from './archive/verify-source.ts';
import { describeIssues } from './kinds/check-record.ts';
import { checkReferences } from './kinds/check-references.ts';
import { contentKinds, kindNamed } from './kinds/content-kinds.ts';
import type { ContentKind, ContentRecord, RecordContext } from './kinds/content-kind.ts';
import { checkPagePaths } from './kinds/pages-kind.ts';
import { binEntries } from '../../db/tables/audit.ts';
import { hasUnsetSettings, settingsKind } from './kinds/settings-kind.ts';

interface ImportOptions {
  config: Place & FieldSettings;
  /** An archive or a folder, by its path or opened. */
  source: string | ContentSource;
  /** Import although files of the media library are missing. */
  incomplete?: boolean;
}

export interface Imported {
  records: number;
  files: number;
}

/**
 * Brings an export into an empty, migrated house, all of it or nothing. Every entry keeps its id. Throws
 * `ContentRefused` with the reason. Other processes on the same PostgreSQL drop their cached pages.
 */
export async function importContent(
  { pool }: Pick<OpenDatabase, 'pool'>,
  { config, source, incomplete = false }: ImportOptions,
): Promise<Imported> {
  const opened = typeof source === 'string' ? await openSource(source) : source;
  const staging = new StagedFiles(config);
  const client = await pool.connect();
  let broken = true;
  try {
    const imported = await drizzle(client).transaction(async (tx) => {
      await client.query('set local statement_timeout to 0');
      // If several processes begin at once, one of them does it, and the others find a house that is filled.
      await client.query(`select pg_advisory_xact_lock(hashtext('content import'))`);
      await refuseFilled(tx);
      const manifest = await verifySource(opened, { incomplete });
      await switchSearchTriggers(tx, 'disable');
      // Events refer to later ones.
      await client.query('set constraints all deferred');
      const listedFiles = new Set([...manifest.files, ...manifest.missing].map(({ sha256 }) => sha256));
      const records = await writeKinds({ db: tx, fieldSettings: config, listedFiles }, opened, manifest);
      await client.query('set constraints all immediate');
      await checkPagePaths(tx);
      await checkReferences(tx);
      await finish(client);
      const files = await stageFiles(tx, { source: opened, manifest, staging });
      await staging.publish();
      return { records, files };
    });
    broken = false;
    await staging.end();
    return imported;
  } catch (error) {
    await staging.undo();
    throw explain(error, 'The export');
  } finally {
    client.release(broken);
    await opened.close();
  }
}

async function finish(client: PoolClient): Promise<void> {
  const db = drizzle(client);
  await setCounters(client);
  // While the triggers are off: they would index the owner of each section that is read again.
  await reindexAll({ db });
  await switchSearchTriggers(db, 'enable');
  // Not a valid list of tags, so every process drops its whole cache.
  await client.query(`select pg_notify('proscenium_changes', 'restored')`);
}

async function writeKinds(ctx: RecordContext, source: ContentSource, { kinds }: Manifest): Promise<number> {
  let written = 0;
  for (const listed of kinds) kindNamed(listed);
  for (const kind of contentKinds) {
    const listed = kinds.find(({ name }) => name === kind.name);
    const stream = listed && (await source.read(listed.file));
    if (!stream) continue;
    for await (const { line, records } of readRecords(kind, stream, ctx.fieldSettings)) {
      await writeBatch(ctx, kind, { line, records });
      written += records.length;
    }
  }
  return written;
}

async function writeBatch(
  ctx: RecordContext,
  kind: ContentKind,
  { line, records }: { line: number; records: ContentRecord[] },
): Promise<void> {
  try {
    await kind.write(ctx, records);
  } catch (error) {
    throw explain(error, `${kind.name}.jsonl, lines ${line} to ${line + records.length - 1}`);
  }
}

/** A refusal of the database or of a check, as a sentence; other errors stay as they are. */
function explain(error: unknown, where: string): unknown {
  if (error instanceof AppError) {
    return new ContentRefused(`${where}: ${describeIssues(error.issues ?? [], error)}`);
  }
  for (let one = error; one instanceof Error; one = one.cause) {
    // Integrity constraint violation, such as an id that does not exist.
    if ('code' in one && String(one.code).startsWith('23')) {
      const detail = 'detail' in one ? String(one.detail) : one.message;
      return new ContentRefused(`${where} cannot be stored: ${detail}`);
    }
  }
  return error;
}

/** One file at a time is in memory. */
async function stageFiles(
  tx: Transaction,
  { source, manifest, staging }: { source: ContentSource; manifest: Manifest; staging: StagedFiles },
): Promise<number> {
  let staged = 0;
  for (const { path, sha256 } of manifest.files) {
    const stream = await source.read(path);
    if (!stream) continue;
    const bytes = await buffer(stream);
    await checkFile(tx, { path, sha256, bytes });
    await staging.add(sha256, bytes);
    staged += 1;
  }
  return staged;
}

/** Throws unless a file is what its records say: visitors get it with their media type. */
async function checkFile(tx: Transaction, file: { path: string; sha256: string; bytes: Buffer }): Promise<void> {
  const { path, sha256, bytes } = file;
  const entries = await tx.select().from(media).where(eq(media.hash, sha256));
  for (const { id, kind, mime, fileName, size } of entries) {
    const found = await fileKindOf(bytes, fileName).catch((error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    });
    if (found?.kind !== kind || found.mime !== mime || size !== bytes.byteLength)
      throw new ContentRefused(
        `${path} is not what media.jsonl says of medium ${id}: ${kind}, ${mime}, ${size} bytes.`,
      );
  }
}

/** Throws unless the house is empty: every entry keeps its id, so nothing may be there. */
async function refuseFilled(tx: Transaction): Promise<void> {
  const found: string[] = [];
  for (const { name, tables } of contentKinds) {
    if (name === settingsKind.name) continue;
    if ((await tx.select().from(tables[0]).limit(1)).length > 0) found.push(name);
  }
  if ((await tx.select({ id: binEntries.id }).from(binEntries).limit(1)).length > 0) found.push('bin');
  if (!(await hasUnsetSettings(tx))) found.push('settings');
  if (found.length === 0) return;
  throw new ContentRefused(
    `This house is not empty, it has: ${found.join(', ')}. An export can be imported into a new house only, ` +
      `with an empty database and DEMO=false. Nothing was changed.`,
  );
}
