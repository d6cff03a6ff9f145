import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findLeftovers, ownerMark, sweepBackups, sweepLeftovers } from './leftovers.ts';

/** The mark of a process that was killed. */
async function killedMark(): Promise<string> {
  const module = path.join(import.meta.dirname, 'leftovers.ts');
  const script = `import(${JSON.stringify(module)}).then(async ({ ownerMark }) => { console.log(await ownerMark()); setInterval(() => {}, 1000); })`;
  const child = spawn(process.execPath, ['-e', script]);
  const [mark] = (await once(child.stdout, 'data')) as [Buffer];
  child.kill('SIGKILL');
  await once(child, 'close');
  return mark.toString().trim();
}

it('what a killed process has left is found and removed, what a living one needs stays', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'leftovers-'));
  const backups = { every: undefined, keep: { days: 1, weeks: 0 }, folder: path.join(dataDir, 'backups') };
  const [dead, living] = [await killedMark(), await ownerMark()];
  const rehearsal = path.join(tmpdir(), `proscenium-rehearsal-${dead}-Xy12aB`);
  for (const folder of [path.join(dataDir, 'restore-'), path.join(dataDir, 'media-')])
    for (const mark of [dead, living]) await mkdir(`${folder}${mark}-1`);
  await mkdir(rehearsal);
  await mkdir(backups.folder);
  for (const name of [`a.tar.gz.${dead}.part`, `b.tar.gz.${living}.part`, 'old.tar.gz.part', 'whole.tar.gz'])
    await writeFile(path.join(backups.folder, name), 'x');

  const settings = { dataDir, backups };
  const ofKilled = [
    path.join(dataDir, `restore-${dead}-1`),
    rehearsal,
    path.join(backups.folder, `a.tar.gz.${dead}.part`),
  ];
  expect(await findLeftovers(settings)).toEqual(expect.arrayContaining(ofKilled));
  await sweepLeftovers(settings);
  expect((await readdir(dataDir)).toSorted()).toEqual(
    ['backups', `media-${dead}-1`, `media-${living}-1`, `restore-${living}-1`].toSorted(),
  );
  expect(await readdir(tmpdir())).not.toContain(path.basename(rehearsal));
  expect(await readdir(backups.folder)).toEqual([`b.tar.gz.${living}.part`, 'old.tar.gz.part', 'whole.tar.gz']);

  // Those of an older version, or of another machine, have no owner that can be asked.
  await sweepBackups(backups.folder, new Date(Date.now() + 90_000_000));
  expect(await readdir(backups.folder)).toEqual([`b.tar.gz.${living}.part`, 'whole.tar.gz']);
  await rm(dataDir, { recursive: true });
});
