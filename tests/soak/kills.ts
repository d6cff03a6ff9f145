import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { walk } from '#contract/blocks/block.ts';
import { defaultFieldSettings } from '#contract/fields/field-settings.ts';
import { insertSection } from '#server/areas/sections/create-section.ts';
import { getSection, storedDraft } from '#server/areas/sections/revisions/section-row.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Engine, openDatabase, type OpenDatabase } from '#server/db/open-database.ts';
import { sectionBlocks, sectionRevisions } from '#server/db/tables/sections.ts';
import { root } from '../source-files.ts';
import { databaseAddress, withServer } from '../test-engine.ts';
import type { Random } from './random.ts';

const writer = path.join(root, 'server/areas/sections/endless-writer.fixture.ts');
/** Kills that write to the same page; its tree would become too large. */
const killsOfPage = 20;
/** Acknowledged operations before a kill, at most. */
const mostSteps = 8;

export interface Kills {
  engine: Engine;
  kills: number;
  /** Operations that were acknowledged. */
  acknowledged: number;
  /** Those of them that are not stored. */
  lost: number;
  /** Pages whose revisions are not 1, 2, 3 … up to the present one, or whose blocks are not those of the table of blocks. */
  gaps: number;
}

interface KillOptions {
  count: number;
  random: Random;
  /** Ends it after the page at hand. */
  signal?: AbortSignal;
  onProgress?: (done: number) => void;
}

interface Place {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** Kills a process (SIGKILL) that writes to a page, again and again, and compares what it acknowledged with what is stored. */
export async function killWriters(engine: Engine, { count, random, signal, onProgress }: KillOptions): Promise<Kills> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'proscenium-kills-'));
  const name = `kills_${randomUUID().slice(0, 8)}`;
  const place = { dataDir, databaseUrl: engine === 'postgres' ? databaseAddress(name) : undefined };
  if (engine === 'postgres') await withServer((client) => client.query(`CREATE DATABASE "${name}"`));
  const total: Kills = { engine, kills: 0, acknowledged: 0, lost: 0, gaps: 0 };
  try {
    await opened(place, migrate);
    for (let page = 0; total.kills < count; page += 1) {
      if (signal?.aborted === true) break;
      const slug = `page-${page}`;
      await opened(place, ({ db }) =>
        db.transaction((tx) =>
          insertSection({ db: tx, changed: new Set(), fieldSettings: defaultFieldSettings }, { slug }),
        ),
      );
      const acknowledged: string[] = [];
      for (let kill = 0; kill < killsOfPage && total.kills < count; kill += 1) {
        acknowledged.push(...(await writeAndKill(place, slug, 1 + random.below(mostSteps))));
        total.kills += 1;
      }
      const { present, isComplete } = await opened(place, (database) => readPage(database, slug));
      total.acknowledged += acknowledged.length;
      total.lost += acknowledged.filter((id) => !present.has(id)).length;
      if (!isComplete) total.gaps += 1;
      onProgress?.(total.kills);
    }
    return total;
  } finally {
    if (engine === 'postgres') await withServer((client) => client.query(`DROP DATABASE "${name}" WITH (FORCE)`));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function opened<T>(place: Place, run: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase({ ...place, databasePool: 2 });
  try {
    return await run(database);
  } finally {
    await database.close();
  }
}

/** Ids of the blocks that the process acknowledged before it was killed. */
async function writeAndKill({ dataDir, databaseUrl }: Place, slug: string, steps: number): Promise<string[]> {
  const child = spawn(process.execPath, [writer, slug, dataDir, ...(databaseUrl ? [databaseUrl] : [])], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, errors] = ['', ''];
  child.stderr.on('data', (chunk) => (errors += chunk));
  child.stdout.on('data', (chunk) => {
    out += chunk;
    if (out.split('\n').length > steps) child.kill('SIGKILL');
  });
  const signal = await new Promise((resolve) => child.on('close', (_, by) => resolve(by)));
  if (signal !== 'SIGKILL') throw new Error(`The writing process ended by itself: ${errors}`);
  // The last line may have been cut.
  return out
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split(' ')[1] ?? '');
}

async function readPage({ db }: OpenDatabase, slug: string): Promise<{ present: Set<string>; isComplete: boolean }> {
  const section = await getSection(db, slug);
  const body = await storedDraft(db, section);
  const revisions = await db
    .select({ number: sectionRevisions.number })
    .from(sectionRevisions)
    .where(eq(sectionRevisions.sectionId, section.id))
    .orderBy(asc(sectionRevisions.number));
  const present = new Set([...walk(body)].map(({ id }) => id));
  const noted = await db
    .select({ id: sectionBlocks.blockId })
    .from(sectionBlocks)
    .where(eq(sectionBlocks.sectionId, section.id));
  const isComplete =
    revisions.length === section.draftRevision &&
    revisions.every(({ number }, index) => number === index + 1) &&
    noted.length === present.size &&
    noted.every(({ id }) => present.has(id));
  return { present, isComplete };
}
