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
import { violationOf } from '../../db/postgres-errors.ts';
import { fileKindOf } from '../../platform/files/file-kind.ts';
import { type Place, StagedFiles } from '../../platform/files/staged-files.ts';
import { reindexAll } from '../search/reindex.ts';
import { ContentRefused } from './content-refused.ts';
import type { Manifest } from './manifest.ts';
import { type ContentSource, openSource } from './archive/open-source.ts';
import { readRecords } from './archive/read-records.ts';
import { verifySource } from './archive/verify-source.ts';
import { describeIssues, checkReferences } from './kinds/check-record.ts';
import { contentKinds, kindNamed } from './kinds/content-kinds.ts';
import type { ContentKind, ContentRecord, RecordContext } from './kinds/content-kind.ts';
import { checkPagePaths } from './kinds/pages-kind.ts';
import { binEntries } from '../../db/tables/audit.ts';
import { hasUnsetSettings, settingsKind } from './kinds/settings-kind.ts';
import { type MergeContext, mergeContent, type MergedEntry, sourceOf } from './merge/merge-content.ts';
import { rememberAll } from './merge/remember-all.ts';

interface ImportOptions {
  config: Place & FieldSettings;
  /** An archive or a folder, by its path or opened. */
  source: string | ContentSource;
  /** Import although files of the media library are missing. */
  incomplete?: boolean;
  /** Into a house that has content, entry by entry; what was changed here since the last import stays. */
  merge?: boolean;
  /** Only report what would be done. */
  dryRun?: boolean;
  /** No later archive of the same house will be merged, so nothing is noted for it: a tenth of the time. */
  once?: boolean;
}

export interface Imported {
  records: number;
  files: number;
  /** Of a merging import, what became of each entry; into an empty house all are created. */
  entries: MergedEntry[];
}

/**
 * Brings an export into a migrated house. Into an empty one all of it or nothing, and every entry keeps its id. Throws
 * `ContentRefused` with the reason. Other processes on the same PostgreSQL drop their cached pages.
 */
export async function importContent(
  { pool }: Pick<OpenDatabase, 'pool'>,
  { config, source, incomplete = false, merge = false, dryRun = false, once = false }: ImportOptions,
): Promise<Imported> {
  const opened = typeof source === 'string' ? await openSource(source) : source;
  const staging = new StagedFiles(config);
  const client = await pool.connect();
  const rollback = new Error('A dry run is rolled back');
  const dry: { done?: Imported } = {};
  let broken = true;
  try {
    const imported = await drizzle(client).transaction(async (tx) => {
      await client.query('set local statement_timeout to 0');
      // If several processes begin at once, one of them does it, and the others find a house that is filled.
      await client.query(`select pg_advisory_xact_lock(hashtext('content import'))`);
      if (!merge) await refuseFilled(tx);
      const manifest = await verifySource(opened, { incomplete });
      for (const listed of manifest.kinds) kindNamed(listed);
      const listedFiles = new Set([...manifest.files, ...manifest.missing].map(({ sha256 }) => sha256));
      const ctx = { db: tx, fieldSettings: config, listedFiles, source: opened, manifest };
      const entries = merge ? await mergeContent(ctx) : [];
      const records = merge ? entries.length : await fill(client, ctx);
      if (!merge && !once) await rememberAll(tx, sourceOf(manifest));
      const done = { records, entries, files: await stageFiles(tx, { source: opened, manifest, staging }) };
      if (dryRun) {
        dry.done = done;
        throw rollback;
      }
      // Not a valid list of tags, so every process drops its whole cache.
      await client.query(`select pg_notify('proscenium_changes', 'restored')`);
      await staging.publish();
      return done;
    });
    broken = false;
    await staging.end();
    return imported;
  } catch (error) {
    await staging.undo();
    if (error !== rollback || !dry.done) throw explain(error, 'The export');
    broken = false;
    return dry.done;
  } finally {
    client.release(broken);
    await opened.close();
  }
}

/** Fills an empty house; returns the number of records. */
async function fill(client: PoolClient, ctx: MergeContext): Promise<number> {
  const { db: tx } = ctx;
  await switchSearchTriggers(tx, 'disable');
  // Events refer to later ones.
  await client.query('set constraints all deferred');
  const records = await writeKinds(ctx);
  await client.query('set constraints all immediate');
  await checkPagePaths(tx);
  await checkReferences(tx);
  await setCounters(client);
  // While the triggers are off: they would index the owner of each section that is read again.
  await reindexAll({ db: drizzle(client) });
  await switchSearchTriggers(tx, 'enable');
  return records;
}

async function writeKinds(ctx: MergeContext): Promise<number> {
  const { source, manifest } = ctx;
  let written = 0;
  for (const kind of contentKinds) {
    const listed = manifest.kinds.find(({ name }) => name === kind.name);
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
  const detail = violationOf(error);
  return detail === null ? error : new ContentRefused(`${where} cannot be stored: ${detail}`);
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
    if (!(await checkFile(tx, { path, sha256, bytes }))) continue;
    await staging.add(sha256, bytes);
    staged += 1;
  }
  return staged;
}

/** Throws unless a file is what its records say: visitors get it with their media type. False for a file that has none. */
async function checkFile(tx: Transaction, file: { path: string; sha256: string; bytes: Buffer }): Promise<boolean> {
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
  return entries.length > 0;
}

/** Throws unless the house is empty. */
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
    `This house is not empty, it has: ${found.join(', ')}. With --merge an export is merged into it, entry by entry; ` +
      `without, it needs a new house, with an empty database and DEMO=false. Nothing was changed.`,
  );
}
