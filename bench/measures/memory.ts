import { readFileSync } from 'node:fs';
import type { Figure } from '../figure.ts';
import { load } from '../setup/load.ts';
import type { Product } from '../setup/product.ts';

/** How much memory does the process of the product use, started with content, after twenty seconds of load? */
export async function measureMemory(
  { address, process: server }: Product,
  name: string,
  max: number,
): Promise<Figure[]> {
  await load(`${address}/de`, 10);
  await load(`${address}/de?edit`, 10);
  const value = residentOf(server.child.pid ?? 0);
  const note =
    'resident, after a restart with demo content; with the page cache, and the embedded database if it is used';
  return value === null ? [] : [{ name, value, unit: 'MiB', budget: { max }, note }];
}

/** Linux only; null elsewhere. */
function residentOf(pid: number): number | null {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes ? Number(kilobytes) / 1024 : null;
  } catch {
    return null;
  }
}
