import { desc } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { newsletterEntriesApi } from '#contract/newsletter/newsletter-entries-api.ts';
import { mailsIn, signUpsIn } from '#tests/outbox.ts';
import { get, send, sharedBackend } from '#tests/test-backend.ts';
import { auditLog } from '../../db/tables/audit.ts';
import { newsletterRequests, newsletterSubscribers } from '../../db/tables/newsletter.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { maxAttempts } from '../../platform/outbox/send.ts';

const day = (date: number) => new Date(`2026-11-${String(date).padStart(2, '0')}T12:00:00Z`);
const path = '/de/api/newsletter-entries/';
const backend = await sharedBackend({ clock: () => day(21) });
const admin = await backend.signIn('admin');
beforeAll(async () => {
  const { db } = backend.ctx;
  const request = (email: string, date: number, confirmedAt: Date | null) => ({
    email,
    lists: [12],
    locale: 'en' as const,
    tokenHash: `${email} ${date}`,
    createdAt: day(date),
    expiresAt: day(28),
    confirmedAt,
  });
  await db.insert(newsletterSubscribers).values([
    { email: 'anna@mail.example', lists: [8, 12], locale: 'de', agreedAt: day(1), confirmedAt: day(2) },
    { email: '=cmd@mail.example', lists: [8], locale: 'en', agreedAt: day(3), confirmedAt: day(3) },
  ]);
  await db
    .insert(newsletterRequests)
    .values([request('anna@mail.example', 1, day(2)), request('ben@mail.example', 10, null)]);
  const mailOf = (kind: string) => ({ kind, recipient: 'Anna@mail.example', replyTo: '', subject: '', body: '' });
  const waiting = { nextAttemptAt: day(21), createdAt: day(20) };
  await db.insert(outbox).values([
    { channel: 'newsletter', payload: { email: 'Anna@mail.example', lists: [8] }, ...waiting },
    { channel: 'mail', payload: mailOf('contact'), ...waiting },
    { channel: 'mail', payload: mailOf('newsletter'), ...waiting },
  ]);
});

const list = async (query = '') =>
  (await get(backend, `${path}?${query}`, newsletterEntriesApi.list.response, admin)).body;

it('lists subscribers for admins, newest first, each once', async () => {
  const { count, results } = await list();
  expect(count).toBe(4);
  expect(results.map(({ email, state }) => `${email} ${state}`)).toEqual([
    'Anna@mail.example outbox',
    'ben@mail.example waiting',
    '=cmd@mail.example confirmed',
    'anna@mail.example confirmed',
  ]);
  expect(results[3]).toMatchObject({ lists: [8, 12], locale: 'de', confirmed_at: '2026-11-02T13:00:00+01:00' });
  expect((await list('query=ANNA')).count).toBe(2);
  expect((await list('state=waiting')).results.map(({ email }) => email)).toEqual(['ben@mail.example']);
  expect((await list('list=12')).count).toBe(2);
  expect((await list('query=%25')).count).toBe(0);
  expect((await list('page_size=1&page=2')).results.map(({ email }) => email)).toEqual(['ben@mail.example']);
});

it('exports a CSV file without formulas, and records the export in the audit log', async () => {
  const answer = await backend.app.request(`${path}csv/?state=confirmed`, { headers: admin });
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="newsletter-2026-11-21.csv"');
  const lines = Buffer.from(await answer.arrayBuffer())
    .toString('utf8')
    .split('\r\n');
  expect(lines).toEqual([
    '\uFEFFemail;lists;locale;state;agreed_at;confirmed_at',
    "'=cmd@mail.example;8;en;confirmed;2026-11-03T13:00:00+01:00;2026-11-03T13:00:00+01:00",
    'anna@mail.example;8, 12;de;confirmed;2026-11-01T13:00:00+01:00;2026-11-02T13:00:00+01:00',
    '',
  ]);
  const [note] = await backend.ctx.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(note).toMatchObject({ action: 'exported', kind: 'newsletter', userName: 'admin' });
});

it('deletes an address from all tables, with the mails of the newsletter that wait for it', async () => {
  const { results } = await list('query=anna&state=confirmed');
  const one = `${path}${results[0]?.id}/`;
  expect((await send(backend, 'DELETE', one, admin)).status).toBe(204);
  expect((await list('query=anna')).count).toBe(0);
  expect(await backend.ctx.db.$count(newsletterRequests)).toBe(1);
  expect(await signUpsIn(backend.ctx.db)).toEqual([]);
  expect((await mailsIn(backend.ctx.db)).map(({ kind }) => kind)).toEqual(['contact']);
  expect((await send(backend, 'DELETE', one, admin)).status).toBe(404);
  expect((await send(backend, 'DELETE', `${path}other-1/`, admin)).status).toBe(400);
  expect((await list()).count).toBe(2);
});

it('sign-ups that were given up are sent again, others keep their time', async () => {
  const { db } = backend.ctx;
  const entry = (email: string, attempts: number) => ({
    channel: 'newsletter',
    payload: { email, lists: [8] },
    attempts,
    nextAttemptAt: day(28),
    createdAt: day(20),
  });
  await db.delete(outbox);
  await db.insert(outbox).values([entry('tried@mail.example', 2), entry('lost@mail.example', maxAttempts)]);
  expect(await send(backend, 'POST', `${path}retry/`, admin, {})).toMatchObject({ status: 200, body: { count: 1 } });
  const rows = await db.select().from(outbox).orderBy(outbox.id);
  expect(rows.map(({ attempts, nextAttemptAt }) => [attempts, nextAttemptAt])).toEqual([
    [2, day(28)],
    [0, day(21)],
  ]);
});
