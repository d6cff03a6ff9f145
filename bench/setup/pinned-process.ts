import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

export type Core = 'server' | 'load';

/** If the system allows it, the server runs on core 0 alone and the load generator on core 1. */
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
  /** Its output so far. */
  output: () => string;
  stop(): Promise<void>;
}

/** Starts a command on its core. */
export function startPinned(core: Core, command: string[], env: Record<string, string> = {}): PinnedProcess {
  const [program = '', ...parameters] = [...pinning(core), ...command];
  const child = spawn(program, parameters, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (printed += text.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    child,
    output: () => printed,
    async stop() {
      if (child.exitCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Resolves when the address answers 200; throws with the output of the process if it ends before. */
export async function waitUntilReady(server: PinnedProcess, address: string): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    if (server.child.exitCode !== null) throw new Error(server.output());
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${address} did not answer in three minutes.\n${server.output()}`);
}

/**
 * Resolves when the process was idle for four seconds; throws after twenty minutes. With new content the server renders
 * pictures for some minutes, which would distort the figures.
 */
export async function waitUntilIdle({ child }: PinnedProcess): Promise<void> {
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

/** Processor time in hundredths of a second; null if the system does not report it. */
function ticksOf(pid = 0): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return null;
  }
}
