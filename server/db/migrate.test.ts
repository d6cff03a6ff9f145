import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { everything } from '#tests/extent.ts';
import { runCommand } from '#tests/run-command.ts';
import { databaseAddress, testEngine, withServer } from '#tests/test-engine.ts';
import { migrate } from './migrate.ts';
import { withDatabase } from './with-database.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';

async function tableCount({ pool }: OpenDatabase): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    "select count(*)::int as count from information_schema.tables where table_schema = 'public'",
  );
  return rows[0]?.count ?? 0;
}

/** An empty database of the engine under test. */
async function emptyDatabase(): Promise<{ database: OpenDatabase; drop: () => Promise<unknown> }> {
  if (testEngine() === 'pglite') {
    const database = await openDatabase({ databaseUrl: undefined, databasePool: 1, dataDir: '', memory: {} });
    return { database, drop: () => database.close() };
  }
  const name = `proscenium_upgrade_${process.pid}`;
  await withServer((client) => client.query(`create database ${name}`));
  const database = await openDatabase({ databaseUrl: databaseAddress(name), databasePool: 2, dataDir: '' });
  const drop = async () => {
    await database.close();
    await withServer((client) => client.query(`drop database ${name} with (force)`));
  };
  return { database, drop };
}

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

/** Runs the migrations before the named one, unless they have run: the database of an older version. */
async function migrateBefore({ pool }: OpenDatabase, tag: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'proscenium-migrations-'));
  await cp(path.join(import.meta.dirname, 'migrations'), folder, { recursive: true });
  const file = path.join(folder, 'meta', '_journal.json');
  const journal = journalSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const before = journal.entries.findIndex((entry) => entry.tag === tag);
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, before) }));
  const client = await pool.connect();
  await client.query('create extension if not exists pg_trgm');
  await client.query('create extension if not exists unaccent');
  await runMigrations(drizzle(client), { migrationsFolder: folder });
  client.release();
  await rm(folder, { recursive: true });
}

describe('rows of older versions', () => {
  let database: OpenDatabase;
  let drop: () => Promise<unknown>;
  beforeAll(async () => {
    ({ database, drop } = await emptyDatabase());
    await migrateBefore(database, '0015_one_outbox');
    await database.pool.query(`
      insert into outgoing_mail (id, kind, recipient, reply_to, subject, body, attempts, next_attempt_at, sent_at, created_at) values
        (7, 'contact', 'kasse@oper.example', 'anna@mail.example', 'Frage', 'Wann?', 2, '2026-11-21T12:00Z', null, '2026-11-20T12:00Z'),
        (9, 'newsletter', '', '', '', '', 1, '2026-11-19T12:00Z', '2026-11-19T13:00Z', '2026-11-19T12:00Z');
      insert into newsletter_outbox (id, email, lists, attempts, next_attempt_at, created_at) values
        (7, 'ben@mail.example', '[8, 12]', 18, '2026-11-22T12:00Z', '2026-11-18T12:00Z')`);
    await migrateBefore(database, '0026_five-roles');
    await database.pool.query(`
      insert into users (id, name, email, role) values
        ('eva', 'Eva', 'eva@oper.example', 'editor'), ('chef', 'Chef', 'chef@oper.example', 'admin')`);
    await migrateBefore(database, '0048_search-shared-parts');
    await database.pool.query(`
      insert into pages (id, title, slug, path_de, path_en, is_online) values
        (3, '{"de": "Besuch", "en": "Visit"}', '{"de": "besuch", "en": "visit"}', 'besuch', 'visit', true);
      insert into sections (id, slug, content_type, object_id, draft_revision) values
        (1, 'shared-7', 'shared', 7, 1), (2, 'page-3', 'page', 3, 1);
      insert into section_references (section_id, state, kind, target_id) values (2, 'published', 'shared', 7);
      insert into section_texts (section_id, content_type, object_id, de, en) values
        (1, 'shared', 7, 'Kandelaber', 'Candelabra'), (2, 'page', 3, 'Garderobe', 'Cloakroom')`);
    await migrate(database);
  }, 120_000);
  afterAll(() => drop());

  test('mails and newsletter sign-ups are moved into the outbox', async () => {
    const { rows } = await database.pool.query(
      'select id, channel, payload, attempts, next_attempt_at, sent_at, created_at from outbox order by id',
    );
    const sent = { kind: 'newsletter', recipient: '', replyTo: '', subject: '', body: '' };
    expect(rows).toEqual([
      {
        id: 7,
        channel: 'mail',
        payload: {
          kind: 'contact',
          recipient: 'kasse@oper.example',
          replyTo: 'anna@mail.example',
          subject: 'Frage',
          body: 'Wann?',
        },
        attempts: 2,
        next_attempt_at: new Date('2026-11-21T12:00Z'),
        sent_at: null,
        created_at: new Date('2026-11-20T12:00Z'),
      },
      {
        id: 9,
        channel: 'mail',
        payload: sent,
        attempts: 1,
        next_attempt_at: new Date('2026-11-19T12:00Z'),
        sent_at: new Date('2026-11-19T13:00Z'),
        created_at: new Date('2026-11-19T12:00Z'),
      },
      {
        id: 10,
        channel: 'newsletter',
        payload: { email: 'ben@mail.example', lists: [8, 12] },
        attempts: 18,
        next_attempt_at: new Date('2026-11-22T12:00Z'),
        sent_at: null,
        created_at: new Date('2026-11-18T12:00Z'),
      },
    ]);
  });

  test('editors become publishers', async () => {
    const { rows } = await database.pool.query('select id, role from users order by id');
    expect(rows).toEqual([
      { id: 'chef', role: 'admin' },
      { id: 'eva', role: 'publisher' },
    ]);
  });

  test('the words of shared parts find pages', async () => {
    const { rows } = await database.pool.query(
      'select kind, target_id, locale, body from search_documents order by locale',
    );
    const found = { kind: 'page', target_id: 3 };
    expect(rows).toEqual([
      { ...found, locale: 'de', body: 'Garderobe Kandelaber' },
      { ...found, locale: 'en', body: 'Cloakroom Candelabra' },
    ]);
  });
});

describe.runIf(testEngine() === 'pglite')('an embedded database', () => {
  test('is migrated once and keeps its rows after a restart', { timeout: 60_000 }, async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'proscenium-migrate-'));
    try {
      const first = await openDatabase({ databaseUrl: undefined, databasePool: 1, dataDir });
      await migrate(first);
      await first.pool.query("insert into redirects (old_path, new_path) values ('/de/alt', '/de/neu')");
      await first.close();
      const second = await openDatabase({ databaseUrl: undefined, databasePool: 1, dataDir });
      await migrate(second);
      const { rows } = await second.pool.query('select new_path from redirects');
      expect(rows).toEqual([{ new_path: '/de/neu' }]);
      expect(await tableCount(second)).toBeGreaterThan(8);
      await second.close();
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});

describe.runIf(testEngine() === 'postgres')('a PostgreSQL', () => {
  test('is migrated once when processes start at the same time', async () => {
    const name = `proscenium_migrate_${process.pid}`;
    await withServer((client) => client.query(`create database ${name}`));
    const open = () => openDatabase({ databaseUrl: databaseAddress(name), databasePool: 2, dataDir: '' });
    const processes = await Promise.all([open(), open(), open(), open()]);
    try {
      await Promise.all(processes.map(migrate));
      const [first] = processes;
      const { rows } = await first.pool.query(
        'select count(distinct hash)::int as different, count(*)::int as run from drizzle.__drizzle_migrations',
      );
      expect(rows[0].run).toBe(rows[0].different);
      expect(await tableCount(first)).toBeGreaterThan(8);
    } finally {
      await Promise.all(processes.map((database) => database.close()));
      await withServer((client) => client.query(`drop database ${name} with (force)`));
    }
  });

  test('refuses to migrate when the two addresses are different databases', { timeout: 60_000 }, async () => {
    const names = ['one', 'other'].map((part) => `proscenium_${part}_${process.pid}`);
    for (const name of names) await withServer((client) => client.query(`create database ${name}`));
    const [databaseUrl = '', databaseDirectUrl = ''] = names.map(databaseAddress);
    const options = { databaseUrl, databaseDirectUrl, databasePool: 1, dataDir: '' };
    const database = await openDatabase(options);
    try {
      const sentence = 'DATABASE_URL and DATABASE_DIRECT_URL are different databases';
      await expect(migrate(database)).rejects.toThrow(sentence);
      await expect(withDatabase(options, () => Promise.resolve())).rejects.toThrow(sentence);
      expect(await tableCount({ ...database, pool: database.sessions })).toBe(0);
      if (everything) {
        const addresses = { DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: databaseDirectUrl };
        const started = await runCommand('main/main.ts', [], { env: { ...addresses, DATA_DIR: tmpdir(), PORT: '0' } });
        expect(started).toMatchObject({ code: 1, errors: expect.stringMatching(new RegExp(`^${sentence}\\. .*\n$`)) });
      }
      const same = { ...options, databaseDirectUrl: databaseUrl };
      expect(await withDatabase(same, tableCount)).toBe(0);
    } finally {
      await database.close();
      for (const name of names) await withServer((client) => client.query(`drop database ${name} with (force)`));
    }
  });

  test('says after a while that it waits for the database, and why', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const nobody = await openDatabase({ databaseUrl: 'postgres://a@127.0.0.1:1/opera', databasePool: 1, dataDir: '' });
    await expect(migrate(nobody, 2)).rejects.toThrow('The database cannot be used');
    await nobody.close();
    expect(log.mock.calls).toEqual([['Waiting for the database, 2 s at most (connect ECONNREFUSED 127.0.0.1:1) …']]);
    log.mockRestore();
  });

  test('stops the start with a message when it is unreachable or the database does not exist', async () => {
    const nobody = await openDatabase({
      databaseUrl: 'postgres://someone:secret@127.0.0.1:1/opera',
      databasePool: 1,
      dataDir: '',
    });
    await expect(migrate(nobody, 1)).rejects.toThrow(
      'The database cannot be used (connect ECONNREFUSED 127.0.0.1:1). Is PostgreSQL running, and is DATABASE_URL right?',
    );
    await nobody.close();
    const unknown = await openDatabase({
      databaseUrl: databaseAddress('proscenium_no_such_database'),
      databasePool: 1,
      dataDir: '',
    });
    await expect(migrate(unknown, 1)).rejects.toThrow(
      'The database cannot be used (database "proscenium_no_such_database" does not exist).',
    );
    await unknown.close();
  });
});
