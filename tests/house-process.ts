import { expect } from 'vitest';
import { z } from 'zod';
import type { TableKind } from '#contract/office/table-fields.ts';
import { freePort } from '../bin/setup/free-port.mjs';
import { admin, type Running, startProgram, untilReady } from './compose-set.ts';
import { root } from './source-files.ts';

const importAnswer = z.object({
  counts: z.object({ created: z.int(), wrong: z.int() }),
  rows: z.array(z.unknown()),
  next: z.int().nullable(),
});

/** A server of the product on a port of the loopback. */
export interface HouseProcess extends Running {
  port: number;
}

/** Starts the built product as one of several processes on one PostgreSQL, without demo content; ready when it returns. */
export async function startHouse(settings: Record<string, string>, wanted?: number): Promise<HouseProcess> {
  const port = wanted ?? (await freePort());
  const env = {
    ...{ PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), DEMO: 'false' },
    ...{ AUTH_SECRET: 'x'.repeat(40), ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, ...settings },
  };
  const running = startProgram(process.execPath, ['main/main.ts'], { cwd: root, env });
  await untilReady(port, running);
  return { ...running, port };
}

export async function visit({ port }: HouseProcess, address: string): Promise<{ status: number; body: string }> {
  const answer = await fetch(`http://127.0.0.1:${port}${address}`);
  return { status: answer.status, body: await answer.text() };
}

const storedSchema = z.object({ id: z.int(), version: z.string(), urls: z.object({ de: z.string() }) });
export type StoredEntry = z.infer<typeof storedSchema>;

/** The first admin, signed in at one process; the others know the session. */
export class HouseOffice {
  readonly headers: Record<string, string>;

  private constructor(headers: Record<string, string>) {
    this.headers = headers;
  }

  /** `origin`: `SITE_URL`. */
  static async open({ port }: HouseProcess, origin: string): Promise<HouseOffice> {
    const answer = await fetch(`http://127.0.0.1:${port}/auth/sign-in/email`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json', origin }, body: JSON.stringify(admin) },
    });
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    const token = cookies.find((cookie) => cookie.startsWith('csrftoken='))?.slice('csrftoken='.length) ?? '';
    return new HouseOffice({ cookie: cookies.join('; '), origin, 'X-CSRFToken': decodeURIComponent(token) });
  }

  post({ port }: HouseProcess, address: string, body: object): Promise<Response> {
    return fetch(`http://127.0.0.1:${port}/de/api/${address}`, {
      ...{ method: 'POST', headers: { ...this.headers, 'content-type': 'application/json' } },
      body: JSON.stringify(body),
    });
  }

  /** Opens the house to visitors: a new one is closed. */
  async openHouse(by: HouseProcess): Promise<void> {
    const answer = await this.post(by, 'settings/', { is_open: true });
    expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
  }

  /** Imports a CSV file, in as many parts as the time of a request allows; `query` has the fields of its columns. */
  async importTable(by: HouseProcess, kind: TableKind, query: Record<string, string>, rows: string[]): Promise<void> {
    let created = 0;
    for (let from: number | null = 0; from !== null;) {
      const parameters = { dry_run: 'false', state: 'public', ...query, from: String(from) };
      const answer = await fetch(
        `http://127.0.0.1:${by.port}/de/api/import/tables/${kind}/?${new URLSearchParams(parameters)}`,
        { method: 'POST', headers: this.headers, body: rows.join('\r\n') },
      );
      const said = importAnswer.parse(await answer.json());
      expect(said.counts.wrong, JSON.stringify(said.rows)).toBe(0);
      created += said.counts.created;
      from = said.next;
    }
    expect(created).toBe(rows.length - 1);
  }

  /** Creates or changes an entry. */
  async store(by: HouseProcess, address: string, body: object): Promise<StoredEntry> {
    const answer = await this.post(by, `${address}?translations=all`, body);
    const said = await answer.text();
    expect([answer.status, said]).toEqual([expect.toBeOneOf([200, 201]), said]);
    return storedSchema.parse(JSON.parse(said));
  }
}

/** What a public season of that year is stored with. */
export function seasonOf(year: number, title: string) {
  return {
    ...{ name: { de: title, en: title }, state: 'public' },
    ...{ starts_on: `${year}-09-01`, ends_on: `${year + 1}-07-31` },
  };
}
