import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { House } from './house.ts';

/** What happened while one fault lasted. */
export interface Tally {
  visits: number;
  /** Visits that no process has answered, not even with an error page. */
  unanswered: number;
  /** Error pages of a server that says that it cannot at the moment: 503 and 507. */
  refused: number;
  /** Any other answer of 500 or more. */
  broken: number;
  writes: number;
  writesRefused: number;
}

export const emptyTally = (): Tally => ({
  visits: 0,
  unanswered: 0,
  refused: 0,
  broken: 0,
  writes: 0,
  writesRefused: 0,
});

/** What the servers have promised: acknowledged writes, imports and sign-ups. */
export interface Promises {
  /** Last acknowledged profession of a person, by id; the one after it may have been written as well. */
  persons: Map<number, { acknowledged: number; tried: number }>;
  imported: string[];
  signedUp: string[];
  /** Sign-ups whose answer was lost; a mail may come or not. */
  unsure: Set<string>;
}

export interface People {
  promises: Promises;
  /** Counts from now on; returns what was counted before. */
  turn(): Tally;
  /** Answers of 400 and more but 503 and 507, such as `500 GET /de`. */
  surprises: Map<string, number>;
  leave(): Promise<void>;
}

interface Call {
  method?: string;
  body?: string;
  type?: string;
}

const written = z.object({ id: z.number(), version: z.string() });
const imports = z.object({ counts: z.object({ created: z.number(), changed: z.number(), unchanged: z.number() }) });

/** Visitors, an editor, imports and newsletter sign-ups, until they are told to leave. */
export function invitePeople(house: Pick<House, 'ports'>, session: Record<string, string>): People {
  const promises: Promises = { persons: new Map(), imported: [], signedUp: [], unsure: new Set() };
  const surprises = new Map<string, number>();
  let tally = emptyTally();
  let count = 0;
  const left = new AbortController();

  /** Like a proxy in front: reads that one process does not answer go to the next one. Null: nobody answered. */
  async function ask(address: string, { method = 'GET', body, type }: Call = {}): Promise<Response | null> {
    count += 1;
    const first = count % house.ports.length;
    const order = [...house.ports.slice(first), ...house.ports.slice(0, first)];
    const client = { 'x-forwarded-for': `10.1.${count % 250}.${Math.floor(count / 250) % 250}` };
    const headers = { ...client, ...(method === 'GET' ? {} : session), ...(type ? { 'content-type': type } : {}) };
    for (const port of method === 'GET' ? order : order.slice(0, 1)) {
      const signal = AbortSignal.timeout(45_000);
      const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
        ...{ method, headers, signal, redirect: 'manual', ...(body === undefined ? {} : { body }) },
      }).catch(() => null);
      // As in docs/operations/nginx.conf.
      if (!answer || (answer.status === 503 && method === 'GET' && port !== order.at(-1))) {
        await answer?.body?.cancel();
        continue;
      }
      note(answer.status, `${method} ${address.replaceAll(/\d+/g, 'N')}`);
      return answer;
    }
    return null;
  }

  function note(status: number, what: string): void {
    if (status < 400) return;
    if (status === 503 || status === 507) tally.refused += 1;
    else surprises.set(`${status} ${what}`, (surprises.get(`${status} ${what}`) ?? 0) + 1);
    if (status >= 500 && status !== 503 && status !== 507) tally.broken += 1;
  }

  async function repeat(pause: number, act: () => Promise<void>): Promise<void> {
    for (; !left.signal.aborted; await sleep(pause)) await act();
  }

  async function visit(): Promise<void> {
    const pages = ['/de', '/en/programme', `/de?edit&visit=${count}`, '/de/api/events/?page_size=5', '/de/blog'];
    tally.visits += 1;
    const answer = await ask(pages[count % pages.length] ?? '/de');
    if (!answer) tally.unanswered += 1;
    await answer?.arrayBuffer().catch(() => null);
  }

  async function write<T>(address: string, schema: z.ZodType<T>, call: Call): Promise<T | null> {
    const answer = await ask(address, { method: 'POST', type: 'application/json', ...call });
    const body: unknown = answer?.ok
      ? await answer.json().catch(() => null)
      : await answer?.arrayBuffer().then(
          () => null,
          () => null,
        );
    const parsed = schema.safeParse(body);
    if (parsed.success) tally.writes += 1;
    else tally.writesRefused += 1;
    return parsed.data ?? null;
  }

  /** Makes a person and changes it a few times, one after the other. */
  async function edit(): Promise<void> {
    const number = (count += 1);
    const values = {
      ...{ slug: { de: `person-${number}`, en: '' }, name: `Person ${number}`, sort_name: `person ${number}` },
      ...{ profession: { de: '0', en: '' }, state: 'draft', categories: [] },
    };
    const made = await write('/de/api/persons/?translations=all', written, { body: JSON.stringify(values) });
    if (!made) return;
    const promise = { acknowledged: 0, tried: 0 };
    promises.persons.set(made.id, promise);
    let { version } = made;
    for (let step = 1; step <= 4 && !left.signal.aborted; step += 1) {
      promise.tried = step;
      const body = JSON.stringify({ profession: { de: String(step), en: '' }, version });
      const changed = await write(`/de/api/persons/${made.id}/?translations=all`, written, { body });
      if (!changed) return;
      promise.acknowledged = step;
      ({ version } = changed);
    }
  }

  async function importTable(): Promise<void> {
    const names = Array.from({ length: 20 }, (_, at) => `Import ${(count += 1)} ${at}`);
    const body = ['name;beruf', ...names.map((name) => `${name};Chor`)].join('\n');
    const done = await write('/de/api/import/persons/?dry_run=false', imports, { body, type: 'text/csv' });
    if (done) promises.imported.push(...names);
  }

  async function signUp(): Promise<void> {
    const address = `visitor-${(count += 1)}@soak.example`;
    const body = JSON.stringify({ EMAIL: address, OPT_IN: true, lists: [8] });
    const done = await write('/de/api/newsletter/', z.object({ accepted: z.literal(true) }), { body });
    if (done) promises.signedUp.push(address);
    else promises.unsure.add(address);
  }

  const work = [
    ...[0, 1, 2].map(() => repeat(30, visit)),
    repeat(50, edit),
    repeat(1500, importTable),
    repeat(400, signUp),
  ];
  return {
    ...{ promises, surprises },
    turn() {
      const before = tally;
      tally = emptyTally();
      return before;
    },
    async leave() {
      left.abort();
      await Promise.all(work);
    },
  };
}
