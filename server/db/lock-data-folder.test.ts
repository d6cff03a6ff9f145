import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testEngine } from '#tests/test-engine.ts';

const program = path.resolve(import.meta.dirname, '../../tests/processes/hold-data-folder.ts');
let dataDir: string;
const running: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'proscenium-lock-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((child) => end(child, 'SIGKILL')));
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts another process on the folder; its first line of output says whether it got the lock. */
async function start(): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(process.execPath, ['--no-warnings', program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  running.push(child);
  const [line] = (await once(createInterface(child.stdout as NodeJS.ReadableStream), 'line')) as [string];
  return { child, line };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

describe.runIf(testEngine() === 'pglite')(
  'the lock on the data folder',
  () => {
    it('refuses a second process and names the process that holds it', async () => {
      const first = await start();
      expect(first.line).toBe('held');
      const second = await start();
      expect(second.line).toBe(
        `The data folder ${dataDir} is in use by process ${first.child.pid} on ${hostname()}. ` +
          'Stop that process, give this one another DATA_DIR, or set DATABASE_URL to share a PostgreSQL.',
      );
    });

    it('is released when its process ends', async () => {
      const first = await start();
      await end(first.child, 'SIGTERM');
      expect((await start()).line).toBe('held');
    });

    it('is taken over at once when its process was killed', async () => {
      const first = await start();
      await end(first.child, 'SIGKILL');
      expect((await start()).line).toBe('held');
    });

    it.runIf(process.platform === 'linux')('is taken over from a zombie process', async () => {
      const script = '"$0" --no-warnings "$1" "$2" & exec sleep 60';
      const parent = spawn('sh', ['-c', script, process.execPath, program, dataDir], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      running.push(parent);
      expect(await once(createInterface(parent.stdout as NodeJS.ReadableStream), 'line')).toEqual(['held']);
      const { pid } = JSON.parse(await readFile(path.join(dataDir, 'db.holder'), 'utf8')) as { pid: number };
      process.kill(pid, 'SIGKILL');
      expect((await start()).line).toBe('held');
      expect(() => process.kill(pid, 0)).not.toThrow();
    });

    it('is taken over from a killed process by exactly one of several waiting processes', async () => {
      const first = await start();
      await end(first.child, 'SIGKILL');
      const lines = (await Promise.all([start(), start(), start(), start(), start()])).map(({ line }) => line);
      expect(lines.map((line) => (line.includes('is in use by') ? 'in use' : line)).toSorted()).toEqual([
        'held',
        'in use',
        'in use',
        'in use',
        'in use',
      ]);
    });
  },
  60_000,
);
