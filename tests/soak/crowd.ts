import { randomUUID } from 'node:crypto';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { createBlock } from '#contract/blocks/block.ts';
import { presenceUpdateSchema } from '#contract/editing/presence.ts';
import type { House } from './house.ts';

/** Windows of editors, and pages that they are spread over. */
const windows = 500;
const pages = 50;
/** Milliseconds for a message to reach a window. */
const patience = 30_000;
/** Requests at once. */
const atOnce = 8;
/** Addresses after which the caches are full; memory is compared with what it is then. */
const warmUp = 10_000;

export interface Audience {
  connections: number;
  /** Messages about saved changes that should have come, and those that did not. */
  expected: number;
  missing: number;
  /** Milliseconds from a saved change to its message, in the slowest of a hundred windows. */
  p99: number;
  /** Bytes of memory that both processes take more while they are connected. */
  memory: number;
}

/** How long another process answers with a page as it was before a change, and when it answers with the change. */
export interface Drops {
  changes: number;
  /** Milliseconds from the answer to the change until the end of the last request that was answered with the page as it was before; 0 if none was. */
  oldUntil: Quantiles;
  /** Milliseconds from the answer to the change until the changed page had arrived, with the time in which it was made. */
  shownAfter: Quantiles;
}

interface Quantiles {
  p50: number;
  p99: number;
}

export interface Strangers {
  addresses: number;
  /** Answers of 500 or more. */
  broken: number;
  /** Bytes of memory after the first ones, and at the end. */
  before: number;
  after: number;
}

interface Window {
  section: string;
  close(): void;
}

/** Opens many pages in the editor at once, half of them at each process, and saves a change in every one. */
export async function gatherEditors(house: House): Promise<Audience> {
  const session = await house.signIn();
  const sections = await editedSections(house);
  const before = await memoryOf(house);
  const came = new Map<string, number[]>();
  const savedAt = new Map<string, number>();
  const open: Window[] = [];
  for (let at = 0; at < windows; at += 1) {
    const section = sections[at % sections.length] ?? '';
    const port = house.ports[Math.floor(at / pages) % house.ports.length] ?? 0;
    open.push(
      await openWindow(port, { section, session }, () => {
        const sent = savedAt.get(section);
        if (sent !== undefined) came.set(section, [...(came.get(section) ?? []), performance.now() - sent]);
      }),
    );
  }
  await sleep(2000);
  const memory = (await memoryOf(house)) - before;
  for (const section of sections) {
    const port = house.ports[0] ?? 0;
    savedAt.set(section, performance.now());
    await saveChange(port, section, session);
  }
  const expected = open.filter(({ section }) => sections.includes(section)).length;
  const number = () => [...came.values()].reduce((sum, times) => sum + times.length, 0);
  for (const deadline = Date.now() + patience; number() < expected && Date.now() < deadline;) await sleep(100);
  for (const window of open) window.close();
  const times = [...came.values()].flat().toSorted((a, b) => a - b);
  return {
    connections: open.length,
    expected,
    missing: Math.max(0, expected - times.length),
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    memory,
  };
}

async function editedSections({ databaseUrl }: House): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ slug: string }>(
      `select slug from sections where content_type = 'page' order by id limit $1`,
      [pages],
    );
    return rows.map(({ slug }) => slug);
  } finally {
    await client.end();
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

/** Resolves when the first message has come. `onChange` is called for messages about saved changes. */
function openWindow(
  port: number,
  { section, session }: { section: string; session: Record<string, string> },
  onChange: () => void,
): Promise<Window> {
  const address = `http://127.0.0.1:${port}/de/pageeditor-api/section/${encodeURIComponent(section)}/live?tab=${randomUUID()}`;
  return new Promise((resolve, reject) => {
    const request = get(address, { agent, headers: session }, (answer) => {
      if (answer.statusCode !== 200) {
        reject(new Error(`${answer.statusCode} from ${address}`));
        return;
      }
      let known: number | null = null;
      answer.on('data', (bytes: Buffer) => {
        for (const [, data = ''] of bytes.toString().matchAll(/^data: (.*)$/gm)) {
          const message = presenceUpdateSchema.safeParse(parsed(data)).data;
          if (message?.kind !== 'section') continue;
          if (known !== null && message.revision > known) onChange();
          known = Math.max(known ?? 0, message.revision);
        }
        resolve({ section, close: () => request.destroy() });
      });
      answer.on('error', () => {});
    });
    request.on('error', reject);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function saveChange(port: number, section: string, session: Record<string, string>): Promise<void> {
  const address = `http://127.0.0.1:${port}/de/pageeditor-api/section/${encodeURIComponent(section)}`;
  const draft = (await (await fetch(address, { headers: session })).json()) as {
    revision: number;
    body: { id: string };
  };
  const block = createBlock('quote', `soak${randomUUID().slice(0, 12)}`);
  block.translations.de.content = 'Vorhang auf';
  const operations = [{ op: 'insert', place: { parent: draft.body.id, slot: 0, index: 0 }, block }];
  const answer = await fetch(`${address}/operations`, {
    method: 'POST',
    headers: { ...session, 'content-type': 'application/json' },
    body: JSON.stringify({ batch: randomUUID(), base: draft.revision, operations }),
  });
  if (!answer.ok) throw new Error(`${answer.status} from ${address}/operations: ${await answer.text()}`);
}

const storedPerson = z.object({ id: z.number(), version: z.string(), urls: z.object({ de: z.string() }) });

/** Changes a public person again and again, and waits each time until the other process shows it. */
export async function measureDrops({ ports: [here, there], signIn }: House, changes: number): Promise<Drops> {
  const headers = { ...(await signIn()), 'content-type': 'application/json' };
  const store = async (address: string, values: object) => {
    const body = JSON.stringify(values);
    const answer = await fetch(`http://127.0.0.1:${here}/de/api/${address}?translations=all`, {
      ...{ method: 'POST', headers, body },
    });
    return storedPerson.parse(await answer.json());
  };
  const person = {
    ...{ slug: { de: 'soak-clara', en: 'soak-clara' }, name: 'Clara Soak', sort_name: 'soak' },
    ...{ profession: { de: 'Beruf 0', en: 'Job 0' }, state: 'public', categories: [] },
  };
  let { id, version, urls } = await store('persons/', person);
  const [oldUntil, shownAfter]: [number[], number[]] = [[], []];
  for (let change = 1; change <= changes; change += 1) {
    const profession = { de: `Beruf ${change} Ende`, en: `Job ${change}` };
    ({ id, version, urls } = await store(`persons/${id}/`, { profession, version }));
    const startedAt = performance.now();
    let old = 0;
    for (let shown = false; !shown;) {
      const answer = await fetch(`http://127.0.0.1:${there}${urls.de}`);
      shown = (await answer.text()).includes(profession.de);
      if (!shown) old = performance.now() - startedAt;
      if (performance.now() - startedAt > patience) throw new Error(`${urls.de} does not show ${profession.de}`);
    }
    oldUntil.push(old);
    shownAfter.push(performance.now() - startedAt);
  }
  return { changes, oldUntil: quantiles(oldUntil), shownAfter: quantiles(shownAfter) };
}

function quantiles(times: number[]): Quantiles {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Requests so many addresses, each once: searches, pages that do not exist, and pages with other queries. */
export async function askManyAddresses(
  house: House,
  { addresses, onProgress }: { addresses: number; onProgress?: (done: number) => void },
): Promise<Strangers> {
  const kinds = [
    (at: number) => `/de/suche?q=wort${at}`,
    (at: number) => `/de/page-${at}`,
    (at: number) => `/en/programme?page=${at}`,
    (at: number) => `/de/programm?q=${at}&n=${at}`,
  ];
  let [next, broken, before] = [0, 0, 0];
  const ask = async () => {
    while (next < addresses) {
      const at = (next += 1);
      if (at === Math.min(warmUp, addresses)) before = await memoryOf(house);
      if (at % 1000 === 0) onProgress?.(at);
      const answer = await fetch(`http://127.0.0.1:${house.ports[0]}${kinds[at % kinds.length]?.(at)}`);
      if (answer.status >= 500) broken += 1;
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return { addresses, broken, before, after: await memoryOf(house) };
}

/** Resident bytes of all processes. */
async function memoryOf({ ports, metricsToken }: House): Promise<number> {
  let sum = 0;
  for (const port of ports) {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`, {
      headers: { authorization: `Bearer ${metricsToken}` },
    });
    sum += Number(/^process_resident_memory_bytes (\S+)/m.exec(await answer.text())?.[1]);
  }
  return sum;
}
