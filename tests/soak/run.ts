import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { fuzz } from './fuzz.ts';
import { faults, untilRecovered } from './faults.ts';
import { type House, openHouse } from './house.ts';
import { countLosses } from './losses.ts';
import { invitePeople } from './people.ts';
import { add, faultTable, lossTable, noiseTable, type Row } from './tables.ts';

const usage = `npm run soak -- [--minutes 3] [--requests 5000] [--seed 1] [--only faults|fuzz] [--failures FILE]

Two processes on PostgreSQL (TEST_DATABASE_URL, or 127.0.0.1:5432) and an object store on the loopback get visitors,
an editor, imports and sign-ups while things break, then requests that nobody should send. The result is a table in
Markdown. Exit code 1: something was lost, or an answer was 500 or more that should not be.`;

interface Options {
  minutes: number;
  requests: number;
  seed: number;
  only: string | undefined;
  /** File for the failures and the end of the logs. */
  failures: string | undefined;
}

const options = readOptions();
if (typeof options === 'string') {
  console.error(`${options}\n\n${usage}`);
  process.exitCode = 2;
} else await soak(options);

/** A sentence if they are wrong. */
function readOptions(): Options | string {
  const numbers = { minutes: { type: 'string' }, requests: { type: 'string' }, seed: { type: 'string' } } as const;
  try {
    const { values } = parseArgs({ options: { ...numbers, only: { type: 'string' }, failures: { type: 'string' } } });
    const minutes = Number(values.minutes ?? 3);
    const requests = Number(values.requests ?? 5000);
    const seed = Number(values.seed ?? Date.now() % 1_000_000);
    if (!(minutes > 0 && minutes <= 1440)) return '--minutes is a number up to 1440.';
    if (!Number.isSafeInteger(requests) || requests < 1) return '--requests is a whole number.';
    if (!Number.isSafeInteger(seed)) return '--seed is a whole number.';
    if (!['faults', 'fuzz', undefined].includes(values.only)) return '--only is faults or fuzz.';
    return { minutes, requests, seed, only: values.only, failures: values.failures };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function soak(given: Options): Promise<void> {
  console.error('Starting two processes on an empty database …');
  const house = await openHouse();
  try {
    console.log(`${new Date().toISOString().slice(0, 16)}Z, ${machine()}, Node ${process.version}\n`);
    const good = [
      given.only === 'fuzz' || (await soakWithFaults(house, given.minutes * 60_000)),
      given.only === 'faults' || (await soakWithNoise(house, given)),
    ];
    if (good.includes(false)) process.exitCode = 1;
  } finally {
    await house.close();
  }
}

function machine(): string {
  const [core] = os.cpus();
  return `${os.cpus().length} × ${core?.model.trim()}, ${Math.round(os.totalmem() / 2 ** 30)} GiB`;
}

async function soakWithFaults(house: House, time: number): Promise<boolean> {
  const people = invitePeople(house, await house.signIn());
  const wanted = faults.filter(({ possible }) => possible?.(house) ?? true);
  for (const { name } of faults) {
    if (!wanted.some((one) => one.name === name)) console.error(`Not tried, needs root on Linux: ${name}`);
  }
  const rows: Row[] = [];
  for (const deadline = Date.now() + time; rows.length === 0 || Date.now() < deadline;) {
    for (const { name, happen } of wanted) {
      console.error(`Fault: ${name}`);
      const startedAt = performance.now();
      await happen(house, Math.min(20_000, time / 2 / wanted.length));
      const recovered = await untilRecovered(house);
      const seconds = (performance.now() - startedAt) / 1000;
      add(rows, { fault: name, seconds, recovered, ...people.turn() });
    }
  }
  await people.leave();
  add(rows, { fault: 'none', seconds: 0, recovered: 0, ...people.turn() });
  const losses = await countLosses(house, people.promises);
  console.log(faultTable(rows));
  console.log(lossTable(losses));
  for (const [surprise, count] of people.surprises) console.log(`- ${count} × ${surprise}`);
  const broken = rows.some((row) => row.broken > 0 || row.recovered === null);
  return !broken && losses.every(({ lost, doubled }) => lost + doubled === 0);
}

async function soakWithNoise(house: House, { requests, seed, failures }: Options): Promise<boolean> {
  // Ctrl+C ends it with what has been found until then.
  const ended = new AbortController();
  process.once('SIGINT', () => ended.abort());
  const report = await fuzz({
    ...{ port: house.ports[1] ?? 0, count: requests, seed, signIn: house.signIn, signal: ended.signal },
    onProgress: (done) => console.error(`${done} of ${requests} requests`),
  });
  console.log(noiseTable(report));
  for (const { status, request } of report.failures) console.log(`- ${status} ${request.slice(0, 300)}`);
  if (failures !== undefined)
    writeFileSync(failures, JSON.stringify({ ...report, log: house.log().slice(-400) }, null, 2));
  return report.failures.length === 0;
}
