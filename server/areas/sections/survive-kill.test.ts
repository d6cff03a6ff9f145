import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { walk } from '#contract/blocks/block.ts';
import { defaultFieldSettings } from '#contract/fields/field-settings.ts';
import { sectionBlocks, sectionRevisions } from '#server/db/tables/sections.ts';
import { migrate } from '../../db/migrate.ts';
import { openDatabase, type OpenDatabase } from '../../db/open-database.ts';
import { openCopy } from '#tests/test-backend.ts';
import { testEngine } from '#tests/test-engine.ts';
import { insertSection } from './create-section.ts';
import { getSection, storedDraft } from './revisions/section-row.ts';

let dataDir: string;
let databaseUrl: string | undefined;
let end: () => Promise<void>;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'proscenium-kill-'));
  end = () => rm(dataDir, { recursive: true, force: true });
  if (testEngine() === 'pglite') return;
  const copy = await openCopy();
  await copy.database.close();
  ({ databaseUrl } = copy);
  end = () => copy.drop().then(() => rm(dataDir, { recursive: true, force: true }));
});
afterAll(() => end());

async function opened<T>(run: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir, databaseUrl, databasePool: 2 });
  try {
    return await run(database);
  } finally {
    await database.close();
  }
}

/** Starts a writing process, kills it after this many acknowledged operations, and returns those. */
async function writeAndKill(steps: number): Promise<{ revision: number; id: string }[]> {
  const script = path.join(import.meta.dirname, 'endless-writer.fixture.ts');
  const child = spawn(process.execPath, [script, 'teil', dataDir, ...(databaseUrl ? [databaseUrl] : [])], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  child.stdout.on('data', (chunk) => {
    out += chunk;
    if (out.split('\n').length > steps) child.kill('SIGKILL');
  });
  const signal = await new Promise((resolve) => child.on('close', (_, by) => resolve(by)));
  expect(signal, errors).toBe('SIGKILL');
  const lines = out
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split(' '));
  return lines.map(([revision, id]) => ({ revision: Number(revision), id: id ?? '' }));
}

test(
  'acknowledged operations are stored after the process was killed while writing',
  { timeout: 240_000 },
  async () => {
    await opened(async (database) => {
      await migrate(database);
      await database.db.transaction((tx) =>
        insertSection({ db: tx, changed: new Set(), fieldSettings: defaultFieldSettings }, { slug: 'teil' }),
      );
    });
    const acknowledged: { revision: number; id: string }[] = [];
    for (const steps of [1, 17]) {
      acknowledged.push(...(await writeAndKill(steps)));
      await opened(async ({ db }) => {
        const section = await getSection(db, 'teil');
        const body = await storedDraft(db, section);
        const present = new Set([...walk(body)].map(({ id }) => id));
        expect(acknowledged.filter(({ id }) => !present.has(id))).toEqual([]);
        const revisions = await db
          .select({ number: sectionRevisions.number })
          .from(sectionRevisions)
          .where(eq(sectionRevisions.sectionId, section.id))
          .orderBy(asc(sectionRevisions.number));
        expect(revisions.map(({ number }) => number)).toEqual(
          Array.from({ length: section.draftRevision }, (_, index) => index + 1),
        );
        expect(section.draftRevision).toBeGreaterThanOrEqual(acknowledged.at(-1)?.revision ?? 0);
        const noted = await db.select({ id: sectionBlocks.blockId }).from(sectionBlocks);
        expect(noted.map(({ id }) => id).toSorted()).toEqual([...present].toSorted());
      });
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(18);
  },
);
