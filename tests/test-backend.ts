import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { afterAll, expect, inject } from 'vitest';
import type { z } from 'zod';
import { type ErrorBody, errorSchema } from '#contract/base/errors.ts';
import { createAccounts } from '#server/areas/accounts/accounts.ts';
import { authSecret } from '#server/areas/accounts/sessions/secrets.ts';
import type { Passwords } from '#server/areas/accounts/passwords/passwords.ts';
import { createApp } from '#server/app.ts';
import type { Backend } from '#server/http/backend.ts';
import { openDatabase, type OpenDatabase } from '#server/db/open-database.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import type { AppContext } from '#server/app-context.ts';
import { PresenceHub } from '#server/platform/presence/presence-hub.ts';
import { createRateLimiter } from '#server/platform/limits/rate-limiter.ts';
import { createReporter } from '#server/platform/reporting/reporter.ts';
import { openStorage } from '#server/platform/files/stored-files.ts';
import { type Changes, createChanges } from '#server/platform/invalidation/changes.ts';
import { createNextPublication } from '#server/platform/invalidation/next-publication.ts';
import { createPartsOff } from '#server/platform/parts-off.ts';
import { quickPasswords } from './quick-passwords.ts';
import { createSignIn, type SignIn } from './sign-in.ts';
import { databaseAddress, testEngine, withServer } from './test-engine.ts';

export interface TestBackend {
  ctx: AppContext;
  app: Backend;
  database: OpenDatabase;
  changes: Changes;
  signIn: SignIn;
  close(): Promise<void>;
}

export interface TestBackendOptions {
  /** Set the time: `() => new Date('2026-11-21T12:00:00Z')`. */
  clock?: () => Date;
  /** Foreign HTTP; without it every request to another host fails the call that makes it. */
  fetch?: typeof fetch;
  config?: Partial<Config>;
  /** How passwords are kept; `quickPasswords` unless told otherwise. */
  passwords?: Passwords;
}

let copies = 0;

/** A whole backend on a fresh, migrated, empty database of the engine under test; whoever opens it closes it. */
export async function createTestBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'proscenium-data-'));
  const { database, databaseUrl, drop } = await openCopy();
  const config: Config = { ...readConfig({ DATA_DIR: dataDir }), databaseUrl, ...options.config };
  const clock = options.clock ?? (() => new Date());
  const changes = createChanges({ engine: database.engine, databaseUrl });
  const fetch = options.fetch ?? refuseFetch;
  const ctx: AppContext = {
    db: database.db,
    files: await openStorage(config),
    accounts: createAccounts({ db: database.db, config, clock, passwords: options.passwords ?? quickPasswords }),
    changes,
    nextPublication: createNextPublication(database.db, changes),
    partsOff: createPartsOff(database.db, changes),
    presence: new PresenceHub({ db: database.db, changes, clock }),
    limits: createRateLimiter({
      db: database.db,
      shared: databaseUrl !== undefined,
      clock,
      secret: authSecret(config),
    }),
    reporter: createReporter({ dsn: config.errorReportingDsn, fetch, clock }),
    config,
    clock,
    fetch,
  };
  const app = createApp(ctx);
  const close = async () => {
    await ctx.presence.close();
    await changes.close();
    await database.close();
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ctx, app, database, changes, signIn: createSignIn(ctx, app), close };
}

/** A backend that the tests of a file share, for its top level: open before the first test, closed after the last. */
export async function sharedBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  const backend = await createTestBackend(options);
  afterAll(() => backend.close());
  return backend;
}

/** A fresh database; for tests that need no more than that. */
export async function openCopy(): Promise<{
  database: OpenDatabase;
  databaseUrl: string | undefined;
  drop: () => Promise<void>;
}> {
  const template = inject('databaseTemplate');
  if (testEngine() === 'pglite') {
    const dump = new Blob([await readFile(template)]);
    const database = await openDatabase({ databaseUrl: undefined, databasePool: 1, dataDir: '', memory: { dump } });
    return { database, databaseUrl: undefined, drop: async () => {} };
  }
  copies += 1;
  const name = `${template}_${process.pid}_${process.env.VITEST_POOL_ID ?? '0'}_${copies}`;
  await withServer(async (client) => {
    await client.query(`create database ${name} template ${template}`);
    // Nobody cuts the power of the test server; waiting for its disk would be most of the time of a write.
    await client.query(`alter database ${name} set synchronous_commit = off`);
  });
  const databaseUrl = databaseAddress(name);
  const database = await openDatabase({ databaseUrl, databasePool: 4, dataDir: '' });
  return { database, databaseUrl, drop: async () => dropSoon(name) };
}

/** Drops a database while the next tests run: the server waits for its disk. The end of the run drops what is left. */
function dropSoon(name: string): void {
  withServer((client) => client.query(`drop database if exists ${name} with (force)`)).catch(() => {});
}

function refuseFetch(input: string | URL | Request): Promise<Response> {
  const address = input instanceof Request ? input.url : String(input);
  return Promise.reject(new Error(`This test did not expect a request to ${address}`));
}

type Requested = Pick<{ app: OpenAPIHono }, 'app'>;

export interface Answer<T> {
  body: T;
  /** What the answer is made of, sorted. */
  tags: string[];
}

/** A good answer, parsed with its schema from the contract. */
export async function get<S extends z.ZodType>(
  { app }: Requested,
  address: string,
  schema: S,
  headers: Record<string, string> = {},
): Promise<Answer<z.output<S>>> {
  const answer = await app.request(address, { headers });
  const body: unknown = await answer.json();
  expect(answer.status, JSON.stringify(body)).toBe(200);
  return {
    body: schema.parse(body),
    tags: (answer.headers.get('Cache-Tag') ?? '').split(',').filter(Boolean).toSorted(),
  };
}

/** A refusal, in the error shape. */
export async function getError(
  { app }: Requested,
  address: string,
  headers: Record<string, string> = {},
): Promise<ErrorBody & { status: number }> {
  const answer = await app.request(address, { headers });
  return { status: answer.status, ...errorSchema.parse(await answer.json()) };
}

/** What `getError` gets for a query with a wrong value of this name. */
export const badRequest = (name: string) => ({ status: 400, code: 'bad_request', issues: [{ path: name }] });

/** What `send` gets for a body with a wrong value at this path. */
export const unprocessable = (place: string) => ({ status: 422, body: { issues: [{ path: place }] } });

/** An answer to a write; its body is for the test to look at. */
export interface Written {
  status: number;
  body: Record<string, unknown> & { id: number; version: string };
  headers: Headers;
}

/** Sends a body as JSON; without headers by nobody in particular. */
export async function send(
  { app }: { app: OpenAPIHono },
  method: 'POST' | 'DELETE',
  address: string,
  headers: Record<string, string> = {},
  body?: unknown,
): Promise<Written> {
  const answer = await app.request(address, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const parsed = text === '' ? {} : (JSON.parse(text) as object);
  return { status: answer.status, body: { id: 0, version: '', ...parsed }, headers: answer.headers };
}
