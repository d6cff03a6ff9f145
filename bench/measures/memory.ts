import { readFileSync } from 'node:fs';
import type { Figure } from '../figure.ts';
import { load } from '../setup/load.ts';
import type { Product } from '../setup/product.ts';

/** How much memory does the product use, including the embedded database, after twenty seconds of load? */
export async function measureMemory({ address, process: server }: Product): Promise<Figure[]> {
  await load(`${address}/de`, 10);
  await load(`${address}/de?edit`, 10);
  const resident = residentOf(server.child.pid ?? 0);
  if (resident === null) return [];
  return [
    {
      name: 'memory, all in one process',
      value: resident,
      unit: 'MiB',
      budget: { max: 600 },
      note: 'resident, with the embedded database and page cache',
    },
  ];
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
