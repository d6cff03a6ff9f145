import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { z } from 'zod';

/** A process that holds something on the disk. */
export const holderSchema = z.object({
  pid: z.number(),
  host: z.string(),
  /** Start time of that process, because pids are reused; '' if the system does not provide it. */
  started: z.string(),
});
export type Holder = z.infer<typeof holderSchema>;

export async function thisProcess(): Promise<Holder> {
  return { pid: process.pid, host: hostname(), started: (await startOfRunning(process.pid)) ?? '' };
}

/** Pids are reused (in a container at once), so the start time is compared too. */
export async function isAlive(holder: Holder): Promise<boolean> {
  const started = await startOfRunning(holder.pid);
  return started !== null && (started === '' || started === holder.started);
}

/** Start time of a process, '' if the system does not provide it; null if no process has this pid. */
export async function startOfRunning(pid: number): Promise<string | null> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, as somebody else.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return null;
  }
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const [state, ...afterState] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // Z is a zombie: the process has ended and holds no files.
    if (state === 'Z' || state === 'X') return null;
    return `${boot.trim()} ${afterState[18]}`;
  } catch {
    return '';
  }
}
