import { mkdir, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { serveCommands } from '../../platform/command-socket.ts';
import { ownerMark } from '../../platform/files/leftovers.ts';
import { askForBackup, backupCommand } from './backup-socket.ts';

const folder = await temporaryFolder();
const backend = await sharedBackend();

/** The app with another data folder. */
async function serveIn(name: string): Promise<{ dataDir: string; end: () => Promise<void> }> {
  const dataDir = path.join(folder, name);
  await mkdir(dataDir, { recursive: true });
  const commands = backupCommand(backend.database, { ...backend.ctx.config, dataDir });
  return { dataDir, end: await serveCommands(dataDir, commands) };
}

it('a running server writes its backup and reports why it cannot', async () => {
  await backend.signIn('publisher');
  const { dataDir, end } = await serveIn('running');
  const target = path.join(folder, 'running.tar.gz');
  const written = await askForBackup(dataDir, { file: target });
  expect(written?.rows).toBeGreaterThan(0);
  expect((await stat(target)).size).toBeGreaterThan(0);
  await expect(askForBackup(dataDir, { file: path.join(folder, 'nowhere', 'x.tar.gz') })).rejects.toThrow(/nowhere/);
  await end();
  expect(await askForBackup(dataDir, { file: target })).toBeNull();
});

it.skipIf(process.platform === 'win32')(
  'only the user of the server process can connect, wherever the folder is and whatever socket a killed process left',
  async () => {
    const socket = path.join(folder, 'left', 'command.sock');
    await mkdir(path.dirname(socket));
    await writeFile(socket, '');
    const left = await serveIn('left');
    expect((await stat(socket)).mode & 0o777).toBe(0o600);
    await left.end();
    const deep = await serveIn(path.join('a'.repeat(60), 'b'.repeat(60)));
    expect(await askForBackup(deep.dataDir, { file: path.join(folder, 'deep.tar.gz') })).toMatchObject({ files: 0 });
    await deep.end();
  },
);

it.skipIf(process.platform !== 'linux')('a full disk fails the backup and does not affect the server', async () => {
  const { dataDir, end } = await serveIn('full');
  await symlink('/dev/full', path.join(folder, `full.tar.gz.${await ownerMark()}.part`));
  await expect(askForBackup(dataDir, { file: path.join(folder, 'full.tar.gz') })).rejects.toThrow(/ENOSPC/);
  expect(await askForBackup(dataDir, { file: path.join(folder, 'after.tar.gz') })).toMatchObject({ files: 0 });
  await end();
});
