import { OpenAPIHono } from '@hono/zod-openapi';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { send, sharedBackend } from '#tests/test-backend.ts';
import { type MailingProvider, openMailingProvider, type ProviderMood } from '#tests/mailing-provider.ts';
import { takeConsoleErrors } from '#tests/no-console-errors.ts';
import { signUpsIn } from '#tests/outbox.ts';
import type { AppContext } from '../../app-context.ts';
import { onError } from '../../http/errors/on-error.ts';
import { createProvider, newsletterChannel } from './provider.ts';
import { newsletterRoutes } from './routes.ts';
import { rateLimits } from '../../db/tables/accounts.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { sendDue } from '../../platform/outbox/send.ts';

let now = new Date('2026-11-21T12:00:00Z');
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

let ctx: AppContext;
let provider: MailingProvider;
let app: OpenAPIHono;
const backend = await sharedBackend({ clock: () => now, fetch });
beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z');
  await backend.ctx.db.delete(outbox);
  await backend.ctx.db.delete(rateLimits);
  provider = await openMailingProvider();
  ctx = { ...backend.ctx, config: { ...backend.ctx.config, newsletter: { url: provider.url, listField: 'lists' } } };
  app = appOf(ctx, 2000);
});
afterEach(() => provider.close());

function appOf(of: AppContext, timeout: number): OpenAPIHono {
  const made = new OpenAPIHono();
  made.onError(onError);
  newsletterRoutes(made, of, timeout);
  return made;
}

const signUp = (more: object = {}, { locale = 'de', to = app } = {}) =>
  send(
    { app: to },
    'POST',
    `/${locale}/api/newsletter/`,
    {},
    {
      ...{ EMAIL: 'maria@netz.example', OPT_IN: true, lists: [12, 8], ...more },
    },
  );
const rows = () => signUpsIn(backend.ctx.db);
const sendAllDue = (timeout = 2000) =>
  sendDue(backend.ctx, createProvider(ctx, timeout)!, new AbortController().signal);

it('with a mailing provider, a sign-up is posted as a form with address, consent and chosen lists, and is not stored', async () => {
  expect(await signUp()).toMatchObject({ status: 201, body: { accepted: true, state: 'passed_on' } });
  expect(provider.taken).toEqual([
    {
      path: '/serve/form',
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
      body: 'EMAIL=maria%40netz.example&OPT_IN=1&lists=8&lists=12',
    },
  ]);
  expect(await rows()).toEqual([]);
});

it('with a mailing provider, a sign-up uses the list field name of the provider', async () => {
  const config = { ...ctx.config, newsletter: { url: provider.url, listField: 'lists_23[]' } };
  await signUp({ lists: [8] }, { to: appOf({ ...ctx, config }, 2000) });
  expect(provider.taken[0]?.body).toBe('EMAIL=maria%40netz.example&OPT_IN=1&lists_23%5B%5D=8');
});

it.each<[string, ProviderMood]>([
  ['redirects to a thank-you page', { status: 302, location: 'https://dank.example/' }],
  ['redirects to another page', { status: 303, location: '/danke' }],
  ['returns a conflict because it has the address already', { status: 409, says: 'Contact already exists' }],
  ['returns an error because it has the address already', { status: 400, says: 'This email is already subscribed' }],
])(
  'with a mailing provider, a sign-up is accepted when the provider %s, and no redirect is followed',
  async (_, mood) => {
    provider.mood = mood;
    expect(await signUp()).toMatchObject({ status: 201, body: { state: 'passed_on' } });
    expect(provider.calls).toBe(1);
    expect(await rows()).toEqual([]);
  },
);

it.each<[string, ProviderMood]>([
  ['400 about the e-mail address', { status: 400, says: '{"errors":{"EMAIL":"Invalid email"}}' }],
  ['422', { status: 422 }],
  ['422 with an endless body', 'says without end'],
])(
  'with a mailing provider, a sign-up returns 422 at the address when the provider answers %s, and is not stored',
  async (_, mood) => {
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
  },
);

it.each<[string, ProviderMood, string]>([
  ['fails', { status: 503 }, 'answered 503'],
  ['refuses', { status: 403, says: 'bad e-mail address' }, 'answered 403'],
  ['refuses without mentioning the address', { status: 400, says: 'Bad request' }, 'answered 400'],
  ['is overloaded', { status: 429 }, 'answered 429'],
  ['has moved', { status: 301, location: 'http://127.0.0.1:1/neu' }, 'answered 301'],
  ['redirects the POST', { status: 307, location: 'http://127.0.0.1:1/neu' }, 'answered 307'],
  ['closes the connection', 'goes away', 'UND_ERR_SOCKET'],
])(
  'with a mailing provider, a sign-up is queued when the provider %s, and sent later; the log has no personal data',
  async (_, mood, reason) => {
    provider.mood = mood;
    expect(await signUp()).toMatchObject({ status: 201, body: { accepted: true, state: 'noted' } });
    expect(provider.calls).toBe(1);
    const logged = takeConsoleErrors().join('\n');
    expect(logged).toMatch(/^Newsletter sign-up \d+, attempt 1: .*; it will be tried again\.$/);
    expect(logged).toContain(reason);
    expect(logged).not.toMatch(/@|maria|127\.0/);
    expect(await rows()).toMatchObject([{ email: 'maria@netz.example', lists: [8, 12], attempts: 1 }]);
    provider.mood = { status: 200 };
    provider.taken = [];
    expect(await sendAllDue()).toBe('done');
    expect(provider.taken).toEqual([]);
    later(60);
    expect(await sendAllDue()).toBe('done');
    expect(provider.taken).toHaveLength(1);
    expect(await rows()).toEqual([]);
  },
);

it.each(['hangs', 'stops in the middle'] as const)(
  'with a mailing provider, a sign-up is queued when the provider %s, without delay for the visitor',
  async (mood) => {
    provider.mood = mood;
    expect(await signUp({}, { to: appOf(ctx, 100) })).toMatchObject({ status: 201, body: { state: 'noted' } });
    expect(takeConsoleErrors()).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  },
);

it('with a mailing provider, a sign-up is queued when the provider is unreachable', async () => {
  await provider.close();
  expect(await signUp()).toMatchObject({ status: 201, body: { state: 'noted' } });
  expect(takeConsoleErrors().join()).toContain('ECONNREFUSED');
});

it('with a mailing provider, a sign-up is refused when the hidden field is filled', async () => {
  expect(await signUp({ website: 'https://spam.example' })).toMatchObject({ status: 422 });
  expect(provider.calls).toBe(0);
});

const keep = (email: string) => enqueue({ db: backend.ctx.db, now }, newsletterChannel, { email, lists: [8] });

it('the outbox of sign-ups uses only one attempt while the provider is unreachable', async () => {
  await keep('a@netz.example');
  await keep('b@netz.example');
  provider.mood = 'hangs';
  expect(await sendAllDue(100)).toBe('unreachable');
  expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 0]);
  expect(takeConsoleErrors().join()).toContain('TimeoutError');
});

it('the outbox of sign-ups deletes a sign-up with a refused address and continues', async () => {
  await keep('falsch@netz.example');
  provider.mood = { status: 422 };
  expect(await sendAllDue()).toBe('done');
  expect(await rows()).toEqual([]);
  expect(takeConsoleErrors().join()).toMatch(/^Newsletter sign-up \d+: the provider refuses the address\.$/);
});
