import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasProxy } from './compose-set.ts';
import { upgradeUnderLoad } from './soak/upgrade.ts';
import { root } from './source-files.ts';
import { testEngine } from './test-engine.ts';
import { loadBuild } from './site-build.ts';

const onPostgres = testEngine() === 'postgres';
if (onPostgres && !hasProxy) console.log('Without nginx and openssl: an upgrade behind a proxy is not tested.');
const folder = mkdtempSync(path.join(tmpdir(), 'proscenium-version-'));

/** What a running server reads. */
const rooms = ['contract', 'demo', 'main', 'messages', 'modules', 'server', 'site', 'text', 'time', 'build/client'];

/** Copies this version and makes a newer one of it: with another name of the first script, and a migration more. */
function makeNewerVersion(target: string): void {
  for (const name of [...rooms, 'build/server', 'build/admin', 'package.json'])
    cpSync(path.join(root, name), path.join(target, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(target, 'node_modules'));
  renameEntry(target);
  addMigration(path.join(target, 'server/db/migrations'));
}

function renameEntry(target: string): void {
  const assets = path.join(target, 'build/client/assets');
  const entries = readdirSync(assets).filter((name) => name.startsWith('entry.client-'));
  const [old = ''] = entries;
  const stem = old.slice(0, old.indexOf('.js'));
  for (const name of entries)
    renameSync(path.join(assets, name), path.join(assets, name.replace(stem, 'entry.client-newer')));
  const naming = readdirSync(assets).filter((name) => /^manifest-.*\.js$/.test(name));
  for (const file of [path.join(target, 'build/server/index.js'), ...naming.map((name) => path.join(assets, name))]) {
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(stem);
    writeFileSync(file, text.replaceAll(stem, 'entry.client-newer'));
  }
}

function addMigration(migrations: string): void {
  const file = path.join(migrations, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number; when: number; tag: string }[] };
  const last = journal.entries.at(-1);
  if (!last) throw new Error('There are no migrations.');
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_newer' });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(
    path.join(migrations, '9999_newer.sql'),
    'ALTER TABLE persons ADD COLUMN newer text;--> statement-breakpoint\nCREATE TABLE newer (id integer PRIMARY KEY);',
  );
}

describe.runIf(onPostgres && hasProxy)(
  'an upgrade of one process after the other',
  { timeout: 300_000, tags: 'long' },
  () => {
    beforeAll(async () => {
      await loadBuild();
      makeNewerVersion(folder);
    }, 120_000);
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    it('fails no visit, has every file of both versions, and loses nothing', async () => {
      const upgrade = await upgradeUnderLoad({ from: root, to: folder, processes: 2 });
      expect(upgrade.failed).toEqual([]);
      expect(upgrade.errors).toEqual([]);
      expect(upgrade.visits).toBeGreaterThan(50);
      expect(upgrade.files).toBeGreaterThan(100);
      expect(upgrade.broken).toBe(0);
      expect(upgrade.migrations.after).toBe(upgrade.migrations.before + 1);
      for (const { what, promised, lost, doubled } of upgrade.losses) {
        expect([what, promised > 0]).toEqual([what, true]);
        expect([what, lost, doubled]).toEqual([what, 0, 0]);
      }
      console.log(
        `Upgrade of two processes: ${upgrade.visits} visits with ${upgrade.files} files, 0 failed; ` +
          `${upgrade.writes} writes, ${upgrade.writesRefused} refused, 0 lost`,
      );
    });
  },
);
