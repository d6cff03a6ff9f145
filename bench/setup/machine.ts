import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { median, quantile } from '../figure.ts';

/** What the machine did beside a measurement. */
export interface MachineState {
  /** Milliseconds for a fixed piece of work, median: by it, figures of different machines and days can be compared. */
  speed: number;
  /** True if other programs ran, or if the work took now longer and now shorter: the figures cannot be judged. */
  isNoisy: boolean;
}

const turns = 12;
/** Greatest ratio of a slow turn to a fast one on a quiet machine. */
const maxSpread = 1.3;
/** Greatest part of all cores that other programs use on a quiet machine. */
const maxForeign = 0.1;

/** Runs a measurement, with a look at the machine before and after it. */
export async function withMachineState<T>(run: () => Promise<T>): Promise<[T, MachineState]> {
  const foreign = await busyPart(1000);
  const before = times();
  const result = await run();
  const all = [...before, ...times()];
  const isNoisy = foreign > maxForeign || quantile(all, 0.9) / quantile(all, 0.1) > maxSpread;
  return [result, { speed: median(all), isNoisy }];
}

/** The part of all cores that is used while this process waits. */
async function busyPart(milliseconds: number): Promise<number> {
  const sum = () =>
    cpus().flatMap(({ times: { idle, ...busy } }) => [idle, Object.values(busy).reduce((a, b) => a + b)]);
  const before = sum();
  await wait(milliseconds);
  const spent = sum().map((value, at) => value - (before[at] ?? 0));
  const busy = spent.filter((_, at) => at % 2 === 1).reduce((a, b) => a + b, 0);
  return busy / spent.reduce((a, b) => a + b, 1);
}

/** Like a server and a browser: objects, texts and sorting. The first turns are for the compiler. */
function times(): number[] {
  return Array.from({ length: turns + 4 }, () => {
    const begun = performance.now();
    const rows = Array.from({ length: 8000 }, (_, id) => ({ id, title: `Aufführung ${(id * 7919) % 8000}` }));
    rows.sort((one, other) => (one.title < other.title ? -1 : 1));
    JSON.parse(JSON.stringify(rows));
    return performance.now() - begun;
  }).slice(4);
}
