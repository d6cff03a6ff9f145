import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

export type Core = 'server' | 'load';

/** Where the system allows it, the server gets core 0 for itself and whoever asks it gets core 1. */
function pinning(core: Core): string[] {
  if (availableParallelism() < 2 || !has('taskset')) return [];
  return ['taskset', '-c', core === 'server' ? '0' : '1'];
}

export function has(command: string): boolean {
  try {
    execFileSync('which', [command], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export interface PinnedProcess {
  child: ChildProcess;
  /** Everything it said so far. */
  said: () => string;
  stop(): Promise<void>;
}

/** Starts a command on its core. */
export function startPinned(core: Core, command: string[], env: Record<string, string> = {}): PinnedProcess {
  const [program = '', ...parameters] = [...pinning(core), ...command];
  const child = spawn(program, parameters, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    child,
    said: () => said,
    async stop() {
      if (child.exitCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Settles when the address answers 200; throws with what the process said when it ends before. */
export async function untilReady(server: PinnedProcess, address: string): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    if (server.child.exitCode !== null) throw new Error(server.said());
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${address} did not answer in three minutes.\n${server.said()}`);
}

/**
 * Settles when the process has done next to nothing for four seconds; throws where it does not come to rest. A fresh
 * house makes its pictures for some minutes, and whatever is measured meanwhile tells of them.
 */
export async function untilQuiet({ child }: PinnedProcess): Promise<void> {
  const deadline = Date.now() + 20 * 60_000;
  let before = ticksOf(child.pid);
  while (before !== null) {
    await new Promise((resolve) => setTimeout(resolve, 4000));
    const now = ticksOf(child.pid);
    if (now === null || now - before < 20) return;
    if (Date.now() > deadline)
      throw new Error('The product still works after twenty minutes; nothing can be measured.');
    before = now;
  }
}

/** Hundredths of a second that the process has computed; null where the system does not tell. */
function ticksOf(pid = 0): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return null;
  }
}
