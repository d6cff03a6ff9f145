import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { hasProxy } from '../compose-set.ts';
import { root } from '../source-files.ts';
import { askManyAddresses, gatherEditors, measureDrops } from './crowd.ts';
import { fuzz } from './fuzz.ts';
import { faults, untilRecovered } from './faults.ts';
import { type House, openHouse } from './house.ts';
import { killWriters } from './kills.ts';
import { countLosses } from './losses.ts';
import { invitePeople } from './people.ts';
import { Random } from './random.ts';
import {
  add,
  audienceTable,
  dropsTable,
  faultTable,
  killTable,
  lossTable,
  noiseTable,
  type Row,
  strangersTable,
  upgradeTable,
} from './tables.ts';
import { upgradeUnderLoad } from './upgrade.ts';

const usage = `npm run soak -- [--only faults|fuzz|kills|crowd|upgrade] [--minutes 3] [--requests 5000] [--seed 1]
  [--kills 40] [--addresses 5000] [--failures FILE] [--from FOLDER]

Two processes on PostgreSQL (TEST_DATABASE_URL, or 127.0.0.1:5432) and an object store on the loopback get visitors,
an editor, imports and sign-ups while things break; then requests that nobody should send; then 500 open editors, and
visits to many different addresses. Before that processes that write are killed, on both databases. With --from, the
folder of an older version that is built and has its packages, three processes of it are upgraded to this version one
after the other, behind nginx. The result is tables in Markdown. Exit code 1: something was lost, an answer was 500 or more that
should not be, memory grew by more than 100 MB, or an old page was answered for more than 100 ms after a change.`;

/** What it consists of; `kills` and `upgrade` need no house, and `upgrade` needs an older version. */
const parts = ['kills', 'upgrade', 'faults', 'fuzz', 'crowd'] as const;
type Part = (typeof parts)[number];

/** Bytes by which memory may grow from the first 10,000 addresses to the last. */
const mostGrowth = 100 * 1024 * 1024;
/** Milliseconds after which 99 of 100 changes are no longer answered with the old page by another process. */
const longestOld = 100;

interface Options {
  minutes: number;
  requests: number;
  seed: number;
  /** Killed processes on each database. */
  kills: number;
  /** Different addresses that are visited. */
  addresses: number;
  wanted: readonly Part[];
  /** File for the failures and the end of the logs. */
  failures: string | undefined;
  /** Folder of the older version. */
  from: string | undefined;
}

const options = readOptions();
if (typeof options === 'string') {
  console.error(`${options}\n\n${usage}`);
  process.exitCode = 2;
} else await soak(options);

/** A sentence if they are wrong. */
function readOptions(): Options | string {
  const text = { type: 'string' } as const;
  const counts = { requests: text, kills: text, addresses: text };
  try {
    const { values } = parseArgs({
      options: { ...counts, minutes: text, seed: text, only: text, failures: text, from: text },
    });
    const minutes = Number(values.minutes ?? 3);
    const seed = Number(values.seed ?? Date.now() % 1_000_000);
    const [requests, kills, addresses] = [values.requests ?? 5000, values.kills ?? 40, values.addresses ?? 5000].map(
      Number,
    ) as [number, number, number];
    if (!(minutes > 0 && minutes <= 1440)) return '--minutes is a number up to 1440.';
    if (!Number.isSafeInteger(seed)) return '--seed is a whole number.';
    for (const [name, value] of Object.entries({ requests, kills, addresses }))
      if (!Number.isSafeInteger(value) || value < 1) return `--${name} is a whole number.`;
    const wanted = values.only === undefined ? parts : parts.filter((part) => part === values.only);
    if (wanted.length === 0) return `--only is one of ${parts.join(', ')}.`;
    const { from, failures } = values;
    if (values.only === 'upgrade' && from === undefined) return '--from is the folder of an older version.';
    return { minutes, requests, kills, addresses, seed, wanted, failures, from };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function soak(given: Options): Promise<void> {
  console.log(`${new Date().toISOString().slice(0, 16)}Z, ${machine()}, Node ${process.version}\n`);
  const good: boolean[] = [];
  const does = (part: Part) => given.wanted.includes(part);
  if (does('kills')) good.push(await soakWithKills(given));
  if (does('upgrade') && given.from !== undefined) good.push(await soakWithUpgrade(given.from));
  if (given.wanted.some((part) => part !== 'kills' && part !== 'upgrade')) {
    console.error('Starting two processes on an empty database …');
    const house = await openHouse();
    try {
      if (does('faults')) good.push(await soakWithFaults(house, given.minutes * 60_000));
      if (does('fuzz')) good.push(await soakWithNoise(house, given));
      if (does('crowd')) good.push(await soakWithCrowd(house, given));
    } finally {
      await house.close();
    }
  }
  if (good.includes(false)) process.exitCode = 1;
}

async function soakWithKills({ kills, seed }: Options): Promise<boolean> {
  const done = [];
  for (const engine of ['postgres', 'pglite'] as const) {
    // Ctrl+C goes on with the next one.
    const ended = new AbortController();
    process.once('SIGINT', () => ended.abort());
    const onProgress = (count: number) => console.error(`${count} of ${kills} kills on ${engine}`);
    done.push(await killWriters(engine, { count: kills, random: new Random(seed), signal: ended.signal, onProgress }));
  }
  console.log(killTable(done));
  return done.every(({ lost, gaps }) => lost + gaps === 0);
}

async function soakWithUpgrade(from: string): Promise<boolean> {
  if (!hasProxy) {
    console.error('Not tried, needs nginx and openssl: upgrade');
    return true;
  }
  console.error('Upgrading one process after the other …');
  const upgrade = await upgradeUnderLoad({ from: path.resolve(from), to: root });
  console.log(upgradeTable(upgrade));
  console.log(lossTable(upgrade.losses));
  for (const line of [...upgrade.failed, ...upgrade.errors].slice(0, 50)) console.log(`- ${line}`);
  const isWhole = upgrade.losses.every(({ lost, doubled }) => lost + doubled === 0);
  return isWhole && upgrade.failed.length + upgrade.errors.length + upgrade.broken === 0;
}

async function soakWithCrowd(house: House, { addresses }: Options): Promise<boolean> {
  console.error('Opening many editors …');
  const audience = await gatherEditors(house);
  console.log(audienceTable(audience));
  const drops = await measureDrops(house, 100);
  console.log(dropsTable(drops));
  const onProgress = (count: number) => console.error(`${count} of ${addresses} addresses`);
  const strangers = await askManyAddresses(house, { addresses, onProgress });
  console.log(strangersTable(strangers));
  const isWhole = audience.missing === 0 && strangers.broken === 0;
  return isWhole && drops.oldUntil.p99 <= longestOld && strangers.after - strangers.before <= mostGrowth;
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
