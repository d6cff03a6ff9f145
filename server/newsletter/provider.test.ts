import { OpenAPIHono } from '@hono/zod-openapi';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestHouse, type TestHouse } from '#tests/house.ts';
import { type MailingProvider, openMailingProvider, type ProviderMood } from '#tests/mailing-provider.ts';
import { takeConsoleErrors } from '#tests/no-console-errors.ts';
import type { House } from '../house.ts';
import { onError } from '../on-error.ts';
import { mostAttempts, passOnDue } from './pass-on.ts';
import { createProvider } from './provider.ts';
import { newsletterRoutes } from './routes.ts';
import { newsletterOutbox } from './schema.ts';
import { startNewsletter } from './start-newsletter.ts';

let now = new Date('2026-11-21T12:00:00Z');
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

let opera: TestHouse;
let house: House;
let provider: MailingProvider;
let app: OpenAPIHono;
beforeAll(async () => {
  opera = await createTestHouse({ clock: () => now, fetch });
});
beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z');
  await opera.house.db.delete(newsletterOutbox);
  provider = await openMailingProvider();
  house = { ...opera.house, config: { ...opera.house.config, newsletter: { url: provider.url, listField: 'lists' } } };
  app = appOf(house, 2000);
});
afterEach(() => provider.close());
afterAll(() => opera.close());

function appOf(of: House, visitor: number): OpenAPIHono {
  const made = new OpenAPIHono();
  made.onError(onError);
  newsletterRoutes(made, of, { visitor });
  return made;
}

async function signUp(more: object = {}, { locale = 'de', to = app } = {}) {
  const answer = await to.request(`/${locale}/api/newsletter/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ EMAIL: 'maria@netz.example', OPT_IN: true, lists: [12, 8], ...more }),
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
}
const rows = () => opera.house.db.select().from(newsletterOutbox).orderBy(newsletterOutbox.id);
const passOnAll = (patience = 2000) =>
  passOnDue({
    db: opera.house.db,
    post: createProvider(house.config, fetch)!,
    clock: () => now,
    signal: new AbortController().signal,
    outbox: patience,
  });

describe('with a mailing provider, a sign-up', () => {
  test('is posted as a form with the address, the consent and each chosen list, and nothing of it stays', async () => {
    expect(await signUp()).toEqual({ status: 201, body: { accepted: true, state: 'passed_on' } });
    expect(provider.taken).toEqual([
      {
        path: '/serve/form',
        type: 'application/x-www-form-urlencoded;charset=UTF-8',
        body: 'EMAIL=maria%40netz.example&OPT_IN=1&lists=8&lists=12',
      },
    ]);
    expect(await rows()).toEqual([]);
  });

  test('names its lists as the provider calls them', async () => {
    const config = { ...house.config, newsletter: { url: provider.url, listField: 'lists_23[]' } };
    await signUp({ lists: [8] }, { to: appOf({ ...house, config }, 2000) });
    expect(provider.taken[0]?.body).toBe('EMAIL=maria%40netz.example&OPT_IN=1&lists_23%5B%5D=8');
  });

  test.each<[string, ProviderMood]>([
    ['leads on to a page of thanks', { status: 302, location: 'https://dank.example/' }],
    ['leads on to another page', { status: 303, location: '/danke' }],
    ['has the address already', { status: 409, says: 'Contact already exists' }],
    ['has the address already and calls that a fault', { status: 400, says: 'This email is already subscribed' }],
  ])('counts as taken where the provider %s, which nobody goes to', async (_, mood) => {
    provider.mood = mood;
    expect(await signUp()).toMatchObject({ status: 201, body: { state: 'passed_on' } });
    expect(provider.calls).toBe(1);
    expect(await rows()).toEqual([]);
  });

  test.each<[string, ProviderMood]>([
    ['400 about the e-mail address', { status: 400, says: '{"errors":{"EMAIL":"Invalid email"}}' }],
    ['422', { status: 422 }],
    ['422 and a book', 'says without end'],
  ])('is wrong at the address where the provider says so by %s; nothing of it stays', async (_, mood) => {
    provider.mood = mood;
    expect(await signUp()).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'EMAIL', message: 'Ungültige E-Mail Adresse' }] },
    });
    expect(await signUp({}, { locale: 'en' })).toMatchObject({
      body: { issues: [{ path: 'EMAIL', message: 'Invalid e-mail address!' }] },
    });
    expect(provider.said).toBeLessThan(20_000_000);
    expect(await rows()).toEqual([]);
  });

  test.each<[string, ProviderMood, string]>([
    ['fails', { status: 503 }, 'answered 503'],
    ['refuses', { status: 403, says: 'bad e-mail address' }, 'answered 403'],
    ['refuses without blaming the address', { status: 400, says: 'Bad request' }, 'answered 400'],
    ['has too much to do', { status: 429 }, 'answered 429'],
    ['has moved', { status: 301, location: 'http://127.0.0.1:1/neu' }, 'answered 301'],
    ['wants it sent elsewhere', { status: 307, location: 'http://127.0.0.1:1/neu' }, 'answered 307'],
    ['goes away', 'goes away', 'UND_ERR_SOCKET'],
  ])('is noted where the provider %s, and handed on later; the log names nobody', async (_, mood, reason) => {
    provider.mood = mood;
    expect(await signUp()).toEqual({ status: 201, body: { accepted: true, state: 'noted' } });
    expect(provider.calls).toBe(1);
    const logged = takeConsoleErrors().join('\n');
    expect(logged).toMatch(/^Newsletter sign-up \d+, attempt 1: .*; it will be tried again\.$/);
    expect(logged).toContain(reason);
    expect(logged).not.toMatch(/@|maria|127\.0/);
    expect(await rows()).toMatchObject([{ email: 'maria@netz.example', lists: [8, 12], attempts: 1 }]);
    provider.mood = { status: 200 };
    provider.taken = [];
    expect(await passOnAll()).toBe('done');
    expect(provider.taken).toEqual([]);
    later(60);
    expect(await passOnAll()).toBe('done');
    expect(provider.taken).toHaveLength(1);
    expect(await rows()).toEqual([]);
  });

  test.each(['hangs', 'stops in the middle'] as const)(
    'is noted where the provider %s; the visitor does not wait for it',
    async (mood) => {
      provider.mood = mood;
      expect(await signUp({}, { to: appOf(house, 100) })).toMatchObject({ status: 201, body: { state: 'noted' } });
      expect(takeConsoleErrors()).toHaveLength(1);
      expect(await rows()).toHaveLength(1);
    },
  );

  test('is noted where there is nobody at all', async () => {
    await provider.close();
    expect(await signUp()).toMatchObject({ status: 201, body: { state: 'noted' } });
    expect(takeConsoleErrors().join()).toContain('ECONNREFUSED');
  });

  test('of a machine goes nowhere', async () => {
    expect(await signUp({ website: 'https://spam.example' })).toMatchObject({ body: { state: 'passed_on' } });
    expect(provider.calls).toBe(0);
  });
});

describe('the outbox of sign-ups', () => {
  const keep = (email: string) =>
    opera.house.db.insert(newsletterOutbox).values({ email, lists: [8], nextAttemptAt: now, createdAt: now });

  test('is tried later each time, then given up, which is said; the row stays', async () => {
    await keep('a@netz.example');
    provider.mood = { status: 500 };
    const waits: number[] = [];
    for (let attempt = 1; attempt <= mostAttempts + 2; attempt += 1) {
      const before = provider.calls;
      await passOnAll();
      if (provider.calls > before) waits.push((await rows())[0]!.nextAttemptAt.getTime() - now.getTime());
      later(7 * 3600);
    }
    expect(waits.map((wait) => wait / 60_000)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, ...Array(9).fill(360)]);
    expect(takeConsoleErrors().at(-1)).toMatch(/attempt 18: answered 500; it is not tried again and stays/);
    expect(await rows()).toMatchObject([{ attempts: mostAttempts }]);
  });

  test('uses up one attempt only while the provider is away', async () => {
    await keep('a@netz.example');
    await keep('b@netz.example');
    provider.mood = 'hangs';
    expect(await passOnAll(100)).toBe('other side is away');
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 0]);
    expect(takeConsoleErrors().join()).toContain('TimeoutError');
  });

  test('forgets an address that the provider refuses, and goes on', async () => {
    await keep('falsch@netz.example');
    provider.mood = { status: 422 };
    expect(await passOnAll()).toBe('done');
    expect(await rows()).toEqual([]);
    expect(takeConsoleErrors().join()).toMatch(/^Newsletter sign-up \d+: the provider refuses the address\.$/);
  });

  test('is emptied by several at the same time, each sign-up by one of them', async () => {
    for (let number = 0; number < 6; number += 1) await keep(`nr${number}@netz.example`);
    await Promise.all([passOnAll(), passOnAll(), passOnAll()]);
    const sent = provider.taken.map(({ body }) => new URLSearchParams(body).get('EMAIL'));
    expect(sent).toHaveLength(6);
    expect(new Set(sent)).toEqual(new Set(Array.from({ length: 6 }, (_, number) => `nr${number}@netz.example`)));
  });

  test('is looked after until the house closes, also while the provider hangs', async () => {
    await keep('a@netz.example');
    const rounds = startNewsletter(house, 10);
    await vi.waitFor(() => expect(provider.taken).toHaveLength(1), { timeout: 10_000 });
    provider.mood = 'hangs';
    await keep('b@netz.example');
    await vi.waitFor(() => expect(provider.taken).toHaveLength(2), { timeout: 10_000 });
    await rounds.close();
    expect(await rows()).toMatchObject([{ email: 'b@netz.example', attempts: 1 }]);
  });
});
