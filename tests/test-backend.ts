import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { createAccounts } from '#server/areas/accounts/accounts.ts';
import { authSecret } from '#server/areas/accounts/sessions/auth-secret.ts';
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

/** A whole backend on a fresh, migrated, empty database of the engine under test. Close it in afterAll. */
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
