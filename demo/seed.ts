import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { productName } from '#contract/settings/product-name.ts';
import type { AppContext } from '#server/app-context.ts';
import type { ContentSource } from '#server/areas/content-archive/archive/open-source.ts';
import { ContentRefused } from '#server/areas/content-archive/content-refused.ts';
import { importContent, type Imported } from '#server/areas/content-archive/import-content.ts';
import { contentKinds } from '#server/areas/content-archive/kinds/content-kinds.ts';
import { formatVersion, type Manifest, manifestFile } from '#server/areas/content-archive/manifest.ts';
import { readSiteSettings, saveSiteSettings } from '#server/areas/site-settings/site-settings.ts';
import type { OpenDatabase } from '#server/db/open-database.ts';
import { pages } from '#server/db/tables/pages.ts';
import { type DemoContent, type DemoRecord, moveDates } from './move-dates.ts';

const folder = path.join(import.meta.dirname, 'content');
const mediaFolder = path.join(folder, 'media');

/** True when the database has no page. */
export async function isEmpty({ db }: Pick<AppContext, 'db'>): Promise<boolean> {
  return (await db.$count(pages)) === 0;
}

/**
 * Fills an empty, migrated database with the demo opera house, whole or not at all. If several processes start at once,
 * one of them does it and the others wait. Returns null when the database has pages.
 */
export async function seedDemo(
  ctx: Pick<AppContext, 'db' | 'config' | 'clock' | 'changes'>,
  database: Pick<OpenDatabase, 'pool'>,
): Promise<Imported | null> {
  if (!(await isEmpty(ctx))) return null;
  const source = await demoArchive(ctx.clock());
  const imported = await importContent(database, { config: ctx.config, source, once: true }).catch(
    async (error: unknown) => {
      // Another process was quicker.
      if (error instanceof ContentRefused && !(await isEmpty(ctx))) return null;
      throw error;
    },
  );
  const settings = await readSiteSettings(ctx.db);
  if (imported && !settings.is_open) await saveSiteSettings(ctx, { ...settings, is_open: true });
  return imported;
}

/** The records of `content/` as they are written there. */
export async function readContent(): Promise<DemoContent> {
  const read = contentKinds.map(async ({ name }): Promise<[string, DemoRecord[]]> => {
    const lines = (await readFile(path.join(folder, `${name}.jsonl`), 'utf8')).trimEnd().split('\n');
    return [name, lines.map((line): DemoRecord => JSON.parse(line))];
  });
  return new Map(await Promise.all(read));
}

/** `content/` as an export that is made at a moment. */
async function demoArchive(now: Date): Promise<ContentSource> {
  const media = new Map<string, Buffer>();
  for (const name of (await readdir(mediaFolder)).toSorted())
    media.set(name, await readFile(path.join(mediaFolder, name)));
  const files = new Map<string, Buffer>();
  const kinds: Manifest['kinds'] = [];
  for (const [name, records] of moveDates(await readContent(), now)) {
    const complete = records.map((record) => withFacts(name, record, { now, media }));
    const bytes = Buffer.from(complete.map((record) => `${JSON.stringify(record)}\n`).join(''));
    files.set(`${name}.jsonl`, bytes);
    kinds.push({ name, file: `${name}.jsonl`, records: records.length, ...sizeOf(bytes) });
  }
  const manifest: Manifest = {
    ...{ product: productName, content: 'house', version: formatVersion, created_at: now.toISOString() },
    house: 'Demo',
    kinds,
    files: [...media].map(([name, bytes]) => Object.assign({ path: `media/${name}` }, sizeOf(bytes))),
    missing: [],
  };
  files.set(manifestFile, Buffer.from(JSON.stringify(manifest)));
  for (const [name, bytes] of media) files.set(`media/${name}`, bytes);
  return {
    async read(name) {
      const bytes = files.get(name);
      return bytes ? Readable.from([bytes]) : null;
    },
    async close() {},
  };
}

/** Size and hash of a file of the media library, and the times of what has just been written. */
function withFacts(
  kind: string,
  record: DemoRecord,
  { now, media }: { now: Date; media: ReadonlyMap<string, Buffer> },
): DemoRecord {
  const { shape = {} } = contentKinds.find(({ name }) => name === kind)?.record ?? {};
  const times = ['created_at', 'updated_at', ...('published' in record ? ['published_at'] : [])];
  const file = kind === 'media' ? media.get(String(record.file_name)) : undefined;
  const { bytes: size, sha256 } = file ? sizeOf(file) : {};
  return {
    ...Object.fromEntries(times.filter((name) => name in shape).map((name) => [name, now.toISOString()])),
    ...(file ? { size, sha256 } : {}),
    ...record,
  };
}

function sizeOf(bytes: Buffer): { bytes: number; sha256: string } {
  return { bytes: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') };
}
