import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { House } from './house.ts';

export interface Fault {
  name: string;
  /** Makes the fault, lets it last so many milliseconds and ends it. */
  happen(house: House, duration: number): Promise<void>;
  possible?(house: House): boolean;
}

const fill = (house: House) => path.join(house.folders[0] ?? '', 'filled');

export const faults: Fault[] = [
  { name: 'none', happen: (_, duration) => sleep(duration) },
  {
    name: 'the data folder of one process is on a full disk',
    possible: ({ hasSmallDisk }) => hasSmallDisk,
    async happen(house, duration) {
      // Writes until nothing is left, and says so with its exit code.
      try {
        execFileSync('dd', ['if=/dev/zero', `of=${fill(house)}`, 'bs=64k'], { stdio: 'ignore' });
      } catch {
        await sleep(duration);
      } finally {
        rmSync(fill(house), { force: true });
      }
    },
  },
  { name: 'the first process is killed (SIGKILL) and started again', happen: (house) => house.kill(0) },
  {
    name: 'PostgreSQL refuses connections',
    async happen(house, duration) {
      await house.database.shut();
      await sleep(duration);
      await house.database.open();
    },
  },
  { name: 'the second process is killed (SIGKILL) and started again', happen: (house) => house.kill(1) },
  {
    name: 'the network to PostgreSQL loses every packet',
    async happen(house, duration) {
      house.database.silence();
      await sleep(duration);
      house.database.speak();
    },
  },
  {
    name: 'the object store is away',
    async happen(house, duration) {
      await house.store.shut();
      await sleep(duration);
      await house.store.open();
    },
  },
  {
    name: 'every answer of PostgreSQL takes 100 ms longer (slow disk)',
    async happen(house, duration) {
      house.database.delay(100);
      await sleep(duration);
      house.database.delay(0);
    },
  },
  {
    name: 'every answer of the object store takes 2 s longer',
    async happen(house, duration) {
      house.store.delay(2000);
      await sleep(duration);
      house.store.delay(0);
    },
  },
  {
    name: 'the clock of one process jumps two hours forward, then two back',
    async happen(house, duration) {
      for (const hours of [2, -2]) {
        house.shiftClock(hours * 3_600_000);
        await sleep(duration / 2);
      }
      house.shiftClock(0);
    },
  },
];

/** Milliseconds until every process is ready again; null after two minutes. */
export async function untilRecovered({ ports }: House): Promise<number | null> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < 120_000) {
    const answers = await Promise.all(
      ports.map((port) =>
        fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    if (answers.every(Boolean)) return performance.now() - startedAt;
    await sleep(200);
  }
  return null;
}
