import { chmod, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { hostname } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { readConfig } from '#server/platform/config.ts';
import { shortHash } from '#server/platform/short-hash.ts';
import { openStorage } from '#server/platform/files/stored-files.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { root } from '#tests/source-files.ts';
import { serveCommands } from '#server/platform/command-socket.ts';
import { listenOnLoopback, type Loopback } from '#tests/loopback.ts';
import { makePicture } from '#tests/factories/rows.ts';
import { callCommand } from '#tests/call-command.ts';
import { runCommand } from '#tests/run-command.ts';
import { openTranslationProvider } from '#tests/translation-provider.ts';
import { openSmtpServer } from '#tests/smtp-server.ts';
import { sharedBackend } from '#tests/test-backend.ts';
import { testEngine } from '#tests/test-engine.ts';
import { type DatabaseFacts, readDatabaseFacts } from '../database-facts.ts';
import { checkBackups, explain, judge, judgeBackups } from './check-database.ts';
import { checkMail } from './command.ts';
import {
  checkDataFolder,
  checkLeftovers,
  checkNode,
  checkPort,
  checkTimeZone,
  writingAdvice,
} from './check-machine.ts';
import { checkSettings } from './check-settings.ts';

const folder = await temporaryFolder();
const backend = await sharedBackend();
const running = { db: backend.ctx.db, engine: backend.database.engine, place: { dataDir: folder } };
afterAll(await serveCommands(folder, { facts: () => readDatabaseFacts(running) }));

const resultSchema = z.object({
  status: z.enum(['ok', 'error']),
  findings: z.array(
    z.object({ state: z.string(), subject: z.string(), message: z.string(), advice: z.string().optional() }),
  ),
});

/** `npm run doctor`; port 0 is always free. */
async function doctor(env: Record<string, string> = {}) {
  const databaseUrl = backend.ctx.config.databaseUrl ?? '';
  const all = { DATA_DIR: folder, DATABASE_URL: databaseUrl, PORT: '0', ...env };
  const { code, out, errors } = await callCommand('server/areas/status/doctor/command.ts', ['--json'], { env: all });
  expect(errors).toBe('');
  const { status, findings } = resultSchema.parse(JSON.parse(out));
  const subjects = [...new Set(findings.map(({ subject }) => subject))];
  return { code, status, subjects, of: (subject: string) => findings.filter((one) => one.subject === subject) };
}

it('a full disk is not taken for one of another user', () => {
  expect(writingAdvice('ENOSPC')).toContain('Make room');
  expect(writingAdvice('EACCES')).toContain('Give it to the user');
});

it('names what a killed restore has left', async () => {
  const dataDir = await mkdtemp(path.join(folder, 'left-'));
  const settings = { dataDir, backups: undefined };
  const none = await checkLeftovers(settings);
  expect(none.message).not.toContain(dataDir);
  const left = path.join(dataDir, `restore-${shortHash(hostname())}-4194305-${shortHash('')}-1`);
  await mkdir(left);
  expect(await checkLeftovers(settings)).toMatchObject({ state: 'warn', message: expect.stringContaining(left) });
});

describe('npm run doctor', { timeout: 60_000 }, () => {
  it('finds nothing wrong beside a running server, and names what it found', async () => {
    const smtp = await openSmtpServer();
    const result = await doctor({ SMTP_URL: smtp.url });
    await smtp.close();
    expect(result.of('mail')).toMatchObject([{ state: 'ok' }]);
    expect(result.of('database')).toMatchObject([{ state: 'ok', message: expect.stringMatching(/UTF8, \d+ MB/) }]);
    expect(result.of('migrations')).toMatchObject([{ state: 'ok', message: 'those of this version have run' }]);
    const connections = { state: 'ok', message: expect.stringMatching(/^\d+ of \d+ are in use$/) };
    expect(result.of('connections')).toMatchObject(testEngine() === 'postgres' ? [connections] : []);
    expect(result.of('media')).toMatchObject([{ state: 'ok', message: expect.stringContaining(`${folder}/media`) }]);
    expect(result.of('proxy')).toMatchObject([{ state: 'ok', message: 'none in front of http://localhost:0' }]);
    expect(result.of('clock')).toMatchObject([{ state: 'ok' }]);
    expect(result.of('backup')).toMatchObject([{ state: 'warn', message: 'there is none yet' }]);
    expect(result.of('data folder')).toMatchObject([{ state: expect.stringMatching(/ok|warn/) }]);
    expect(smtp.taken).toEqual([]);
  });

  it('asks the translation service, and says what to correct', async () => {
    const provider = await openTranslationProvider();
    const deepl = { TRANSLATION_URL: provider.url, TRANSLATION_PROTOCOL: 'deepl' };
    const good = await doctor({ ...deepl, TRANSLATION_KEY: provider.key });
    const wrong = await doctor({ ...deepl, TRANSLATION_KEY: 'another-key' });
    const libre = await doctor({ TRANSLATION_URL: provider.url, TRANSLATION_KEY: provider.key });
    await provider.close();
    expect(good.of('translation')).toMatchObject([{ state: 'ok', message: expect.stringContaining('deepl') }]);
    expect(libre.of('translation')).toMatchObject([
      { state: 'ok', message: expect.stringContaining('libretranslate') },
    ]);
    expect(wrong.of('translation')).toMatchObject([
      { state: 'error', message: expect.stringMatching(/refuses the key/) },
    ]);
    expect(JSON.stringify(wrong.of('translation'))).not.toContain('another-key');
    expect((await doctor({ TRANSLATION_KEY: 'k' })).of('settings')).toMatchObject([
      { message: 'TRANSLATION_KEY has no effect without TRANSLATION_URL' },
    ]);
  });

  it('exits with 1 when a file of the library is missing', async () => {
    await makePicture(backend.ctx);
    const result = await doctor();
    expect([result.code, result.status]).toEqual([1, 'error']);
    expect(result.of('media')).toMatchObject([{ state: 'error', message: expect.stringContaining('1 of 1 files') }]);
  });

  it('names an invalid setting and goes on with what needs none', async () => {
    const result = await doctor({ PORT: 'http' });
    expect(result.code).toBe(1);
    expect(result.of('settings')).toMatchObject([{ state: 'error', message: expect.stringContaining('PORT') }]);
    expect(result.of('time zone')).toMatchObject([{ state: 'ok' }]);
  });

  it('says that the database cannot be reached', async () => {
    const result = await doctor({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(result.of('database')).toMatchObject([{ state: 'error', message: 'cannot be reached' }]);
  });

  it('has a line for each subject that the operations page names', async () => {
    const page = await readFile(path.join(root, 'docs/operations.md'), 'utf8');
    const [, list = ''] = /^(- `settings`: .*?)\n\n/ms.exec(page) ?? [];
    const named = [...list.matchAll(/^- (.*?):/gm)].flatMap(([, names = '']) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    );
    const provider = await openTranslationProvider();
    const { subjects } = await doctor({ TRANSLATION_URL: provider.url, TRANSLATION_KEY: provider.key });
    await provider.close();
    const onlyPostgres = testEngine() === 'postgres' ? [] : ['connections'];
    expect([...subjects, ...onlyPostgres].toSorted()).toEqual(named.toSorted());
  });

  it('says that the bucket cannot be used', async () => {
    const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
    const url = 's3://house?endpoint=http://127.0.0.1:9&region=eu-central-1';
    const place = readConfig({ MEDIA_URL: url, ...keys });
    const files = await openStorage(place);
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failure = await files.list('originals').catch((reason: unknown) => reason);
    log.mockRestore();
    expect(explain(failure, place)).toMatchObject({ message: 's3://house/ at http://127.0.0.1:9 cannot be used' });
  });

  it('prints lines with what to do', async () => {
    const env = { DATA_DIR: folder, DATABASE_URL: backend.ctx.config.databaseUrl ?? '', PORT: '0', SMTP_URL: '' };
    const { out } = await runCommand('server/areas/status/doctor/command.ts', [], { env });
    expect(out).toMatch(/^warn {3}mail +no mail server.*\n +→ Set SMTP_URL/m);
  });
});

const findingsOf = (env: Record<string, string>) => checkSettings(env).findings.map(({ message }) => message);

it('settings are valid when empty, and foreign variables are ignored', () => {
  expect(findingsOf({ PATH: '/bin', HOME: '/root', EDITOR: 'vi', HOSTNAME: 'x', LANG: 'C', PGHOST: 'y' })).toEqual([
    'valid',
  ]);
});

it.each<[Record<string, string>, string]>([
  [{ DATABASE_ULR: 'postgres://x' }, 'DATABASE_ULR is no setting'],
  [{ SMTP_HOST: 'mail' }, 'SMTP_HOST is no setting'],
  [{ DATABASE_POOL: '5' }, 'DATABASE_POOL has no effect without DATABASE_URL'],
  [{ TICKETING_URL: 'off', TICKETING_HOSTS: 'pay.example' }, 'TICKETING_HOSTS has no effect without TICKETING_URL'],
  [{ SITE_URL: 'https://oper.example' }, expect.stringContaining('TRUST_PROXY is not set')],
  [
    { SITE_URL: 'https://oper.example', TRUST_PROXY: 'true', HOST: '0.0.0.0' },
    expect.stringContaining('listens on 0.0.0.0'),
  ],
  [{ HOST: '0.0.0.0' }, 'HOST is 0.0.0.0, but SITE_URL is http://localhost:3000'],
])('settings: %j is doubtful', (env, message) => {
  expect(findingsOf(env)).toEqual([message]);
});

it('settings name a direct address without the one of the pooler', () => {
  expect(findingsOf({ DATABASE_DIRECT_URL: 'postgres://x' })[0]).toContain('DATABASE_DIRECT_URL: needs DATABASE_URL');
  expect(findingsOf({ DATABASE_URL: 'postgres://x', DATABASE_DIRECT_URL: 'mysql://x' })[0]).toContain(
    'DATABASE_DIRECT_URL: must begin with postgres://',
  );
});

it('settings behind a proxy on this machine are valid', () => {
  expect(findingsOf({ SITE_URL: 'https://oper.example', TRUST_PROXY: 'true' })).toEqual(['valid']);
});

it('the machine has the Node of the lockfile, or another one, which is a warning', async () => {
  expect((await checkNode('20.0.0')).state).toBe('warn');
  expect(checkTimeZone()).toMatchObject({ state: 'ok' });
});

it('the machine has a data folder that only this user reads', async () => {
  const dataDir = path.join(folder, 'open');
  await mkdir(dataDir);
  await writeFile(path.join(dataDir, 'secret'), 'x');
  await chmod(path.join(dataDir, 'secret'), 0o644);
  expect((await checkDataFolder({ dataDir }))[0]).toMatchObject({
    state: 'warn',
    advice: expect.stringMatching(/^chmod 600/),
  });
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  expect(await checkDataFolder({ dataDir: path.join(file, 'data') })).toMatchObject([{ state: 'error' }]);
});

it('the machine has a free port, the server on it, or another program, which is an error', async () => {
  const listen = (body: string) => listenOnLoopback(createServer((_, answer) => answer.end(body)));
  const place = ({ port }: Loopback) => ({ host: '127.0.0.1', port });
  const [own, other] = [await listen('{"status":"ok"}'), await listen('hello')];
  expect(await checkPort(place(own))).toMatchObject({
    state: 'ok',
    message: expect.stringMatching(/the server runs/),
  });
  expect(await checkPort(place(other))).toMatchObject({
    state: 'error',
    message: expect.stringMatching(/another program/),
  });
  await own.close();
  await other.close();
  expect(await checkPort(place(own))).toMatchObject({ state: 'ok', message: expect.stringMatching(/is free/) });
  expect(await checkPort({ host: '203.0.113.1', port: 0 })).toMatchObject({ state: 'error' });
});

it('mail: a server that is away, or that does not greet, is an error', async () => {
  expect(await checkMail({ smtpUrl: 'smtp://127.0.0.1:1' })).toMatchObject({
    state: 'error',
    message: expect.stringMatching(/ECONNREFUSED|ESOCKET/),
  });
  const smtp = await openSmtpServer('hangs');
  expect(await checkMail({ smtpUrl: smtp.url }, 300)).toMatchObject({ state: 'error' });
  await smtp.close();
});

const config = readConfig({ BACKUP_EVERY: '24h' });
const withoutSchedule = readConfig({});
const now = new Date('2026-11-25T12:00:00Z');
const judged = async (changed: Partial<DatabaseFacts>, subject: string) => {
  const source = { db: backend.ctx.db, engine: backend.database.engine, place: { dataDir: folder } };
  return judge({ ...(await readDatabaseFacts(source)), ...changed }, config).filter((one) => one.subject === subject);
};
const backup = (scheduledAt: string | null, failedAt: string | null = null): DatabaseFacts['backup'] => ({
  good: { at: '2026-11-25T11:00:00.000Z', file: 'by-hand.tar.gz', bytes: 1 },
  scheduled: scheduledAt === null ? null : { at: scheduledAt, file: 'a', bytes: 1 },
  ...{ failed_at: failedAt, failed_reason: 'full', running_since: null },
});

it.each<[string, Partial<DatabaseFacts>, string, string]>([
  ['an old version', { version: '12.4' }, 'database', 'error'],
  ['another encoding', { encoding: 'SQL_ASCII' }, 'database', 'error'],
  ['missing migrations', { missing_migrations: 2 }, 'migrations', 'warn'],
  ['nearly all connections', { connections: { used: 90, limit: 100 } }, 'connections', 'warn'],
  ['a clock that is ten seconds off', { clock_difference: -10_000 }, 'clock', 'warn'],
  ['a clock that is an hour off', { clock_difference: 3_600_000 }, 'clock', 'error'],
])('facts of the database: %s', async (_, changed, subject, state) => {
  const states = (await judged(changed, subject)).map((one) => one.state);
  expect(states.at(-1)).toBe(state);
});

it.each([
  ['a recent one', backup('2026-11-24T13:00:00.000Z'), 'ok'],
  ['an old one, though somebody wrote one by hand', backup('2026-11-20T13:00:00.000Z'), 'warn'],
  ['none, though somebody wrote one by hand', backup(null), 'warn'],
  ['a failed one', backup('2026-11-24T13:00:00.000Z', '2026-11-25T03:00:00.000Z'), 'error'],
])('facts of the database of scheduled backups: %s', (_, facts, state) => {
  expect(judgeBackups(facts, config, now).state).toBe(state);
  // Without a schedule those by hand count.
  if (state === 'warn') expect(judgeBackups(facts, withoutSchedule, now)).toMatchObject({ state: 'ok' });
});

it('a scheduled backup that is gone, or whose place is away, is an error', async () => {
  const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
  const place = path.join(folder, 'backups');
  await mkdir(place);
  const facts = {
    ...(await readDatabaseFacts({ db: backend.ctx.db, engine: backend.database.engine, place: { dataDir: folder } })),
  };
  const last = 'proscenium-20261124T130000Z.tar.gz';
  facts.backup = {
    ...backup(null),
    scheduled: { at: '2026-11-24T13:00:00.000Z', file: path.join(place, last), bytes: 1 },
  };
  const found = async (target: string) =>
    (await checkBackups(facts, readConfig({ ...keys, BACKUP_EVERY: '24h', BACKUP_DIR: target }))).slice(1);
  expect(await found(place)).toMatchObject([
    { state: 'error', message: `${path.join(place, last)} is not there any more` },
  ]);
  await writeFile(path.join(place, last), '');
  expect(await found(place)).toEqual([]);
  expect(await found('s3://nobody/house?endpoint=http://127.0.0.1:1')).toMatchObject([
    { state: 'error', message: expect.stringMatching(/The store of the backups .* cannot be used/) },
  ]);
});

it('facts of the database list the processes that are connected', async () => {
  const source = { db: backend.ctx.db, engine: backend.database.engine, place: { dataDir: folder } };
  const { processes } = await readDatabaseFacts(source);
  expect(processes.map(({ name }) => name)).toEqual([expect.stringMatching(new RegExp(`:${process.pid}$`))]);
});
