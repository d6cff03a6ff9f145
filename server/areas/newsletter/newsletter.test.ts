import { beforeEach, expect, it } from 'vitest';
import { errorSchema } from '#contract/base/errors.ts';
import { send, sharedBackend } from '#tests/test-backend.ts';
import { mailsIn } from '#tests/outbox.ts';
import { createApp } from '../../app.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { readSiteSettings, saveSiteSettings } from '../site-settings/site-settings.ts';
import { newsletterRequests, newsletterSubscribers } from '../../db/tables/newsletter.ts';
import { deleteExpired } from './subscribe.ts';

let now = new Date('2026-11-21T12:00:00Z');
const day = 86_400_000;
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

const backend = await sharedBackend({ clock: () => now, config: { siteUrl: 'https://oper.example' } });
beforeEach(async () => {
  later(30 * day);
  for (const table of [outbox, newsletterRequests, newsletterSubscribers]) await backend.ctx.db.delete(table);
});

const form = { EMAIL: 'Maria@netz.example', OPT_IN: true, lists: [8] };
const post = (path: string, body: object, headers: Record<string, string> = {}, app = backend.app) =>
  send({ app }, 'POST', path, headers, body);
const signUp = (more: object = {}, headers?: Record<string, string>, locale = 'de') =>
  post(`/${locale}/api/newsletter/`, { ...form, ...more }, headers);
const confirm = (token: string, locale = 'de') => post(`/${locale}/api/newsletter/confirm/`, { token });
const leave = (token: string) => post('/de/api/newsletter/unsubscribe/', { token });
const mails = () => mailsIn(backend.ctx.db);
const subscribers = () => backend.ctx.db.select().from(newsletterSubscribers);
const requests = () => backend.ctx.db.select().from(newsletterRequests);
async function linkInLastMail(): Promise<URL> {
  const body = (await mails()).at(-1)?.body ?? '';
  return new URL(/https:\S+/.exec(body)?.[0] ?? 'missing:');
}
const tokenInLastMail = async () => (await linkInLastMail()).searchParams.get('token') ?? '';

it('a sign-up is answered with the texts of the house, in each language by itself', async () => {
  const settings = await readSiteSettings(backend.ctx.db);
  const none = { de: '', en: '' };
  const confirmation = {
    subject: { de: 'Fast fertig: Post von {house}', en: '' },
    greeting: { de: 'Liebe Gäste,', en: '' },
    introduction: none,
    closing: { de: 'Diese Mail ging an {email}.\n\nBis bald', en: '' },
  };
  const texts = { ...settings.mail_texts, newsletter_confirmation: confirmation };
  await saveSiteSettings(backend.ctx, { ...settings, name: 'Oper am Fluss', mail_texts: texts });
  await signUp();
  await signUp({ EMAIL: 'john@netz.example' }, {}, 'en');
  const [german, english] = await mails();
  expect(german?.subject).toBe('Fast fertig: Post von Oper am Fluss');
  expect(german?.body).toMatch(/^Liebe Gäste,\n\nmit dieser Adresse wurde .*:\n\n– Spielplan .*\n\nBitte bestätigen/);
  expect(german?.body).toMatch(/\n\nDiese Mail ging an Maria@netz.example.\n\nBis bald\n\nOper am Fluss\n$/);
  expect(german?.body).not.toContain('Sie haben nichts bestellt?');
  expect(english?.subject).toBe('Please confirm the newsletter');
  expect(english?.body).toContain('You have not ordered anything?');
  await saveSiteSettings(backend.ctx, settings);
});

it('a sign-up is confirmed only by the link in the mail', async () => {
  expect(await signUp()).toMatchObject({ status: 201, body: { accepted: true, state: 'confirm' } });
  expect(await subscribers()).toEqual([]);
  expect(await mails()).toMatchObject([
    { kind: 'newsletter', recipient: 'Maria@netz.example', subject: 'Bitte bestätigen Sie den Newsletter' },
  ]);
  const link = await linkInLastMail();
  expect(link.origin + link.pathname).toBe('https://oper.example/de/newsletter/bestaetigen');
  expect((await mails())[0]?.body).toContain('– Spielplan und Vorverkauf, monatlich\n');
  const agreedAt = now;
  later(day);
  expect(await confirm(link.searchParams.get('token') ?? '')).toMatchObject({ status: 200 });
  expect(await subscribers()).toMatchObject([
    { email: 'maria@netz.example', lists: [8], locale: 'de', agreedAt, confirmedAt: now },
  ]);
});

it('a sign-up in English sends an English mail', async () => {
  await signUp({ lists: [12, 8, 8] }, {}, 'en');
  const link = await linkInLastMail();
  expect(link.pathname).toBe('/en/newsletter/confirm');
  const [mail] = await mails();
  expect(mail?.subject).toBe('Please confirm the newsletter');
  expect(mail?.body).toContain('– Programme and advance sales, monthly\n– For families and schools\n');
});

it('a sign-up stores no token in plain text, and its confirmation link changes nothing when used again', async () => {
  await signUp();
  const token = await tokenInLastMail();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(await requests())).not.toContain(token);
  for (let time = 0; time < 3; time += 1) expect((await confirm(token)).status).toBe(200);
  expect(await subscribers()).toHaveLength(1);
  expect(await mails()).toHaveLength(2);
});

it('a sign-up of a subscriber returns the same response and adds the new lists', async () => {
  const first = await signUp();
  await confirm(await tokenInLastMail());
  const { id } = (await subscribers())[0]!;
  const second = await signUp({ EMAIL: 'maria@NETZ.example', lists: [12] });
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'Bitte bestätigen Sie den Newsletter',
    'Ihr Newsletter ist bestellt',
    'Bitte bestätigen Sie den Newsletter',
  ]);
  await confirm(await tokenInLastMail());
  expect(await subscribers()).toMatchObject([{ id, lists: [8, 12] }]);
});

it('a sign-up sends at most three mails a day to one address and returns the same response', async () => {
  for (let number = 0; number < 5; number += 1) {
    expect(await signUp()).toMatchObject({ status: 201, body: { state: 'confirm' } });
    later(200_000);
  }
  expect(await mails()).toHaveLength(3);
  later(day);
  await signUp();
  expect(await mails()).toHaveLength(4);
});

it.each([
  ['no address', { EMAIL: '' }, 'EMAIL', 'Bitte füllen Sie dieses Feld aus', 'This field is required!'],
  ['a missing address', { EMAIL: undefined }, 'EMAIL', 'Bitte füllen Sie dieses Feld aus', 'This field is required!'],
  ['an invalid address', { EMAIL: 'maria@' }, 'EMAIL', 'Ungültige E-Mail Adresse', 'Invalid e-mail address!'],
  ['a number for an address', { EMAIL: 7 }, 'EMAIL', 'Ungültige E-Mail Adresse', 'Invalid e-mail address!'],
  [
    'a line break in the address',
    { EMAIL: 'a@netz.example\nBcc: b@x.example' },
    'EMAIL',
    'Ungültige E-Mail Adresse',
    'Invalid e-mail address!',
  ],
  ['no consent', { OPT_IN: false }, 'OPT_IN', 'Bitte füllen Sie dieses Feld aus', 'This field is required!'],
  ['no list', { lists: [] }, 'lists', 'Bitte füllen Sie dieses Feld aus', 'This field is required!'],
  ['missing lists', { lists: undefined }, 'lists', 'Bitte füllen Sie dieses Feld aus', 'This field is required!'],
  ['an unknown list', { lists: [8, 9] }, 'lists', 'Diesen Newsletter gibt es nicht', 'Unknown newsletter'],
])('a sign-up with %s returns an issue at the field, in both languages', async (_, wrong, path, german, english) => {
  const issuesIn = async (locale: string) => {
    const { status, body } = await signUp(wrong, {}, locale);
    expect(status).toBe(422);
    return errorSchema.parse(body).issues;
  };
  expect(await issuesIn('de')).toEqual([{ path, message: german }]);
  expect(await issuesIn('en')).toEqual([{ path, message: english }]);
  expect(await mails()).toEqual([]);
});

it('a sign-up accepts an address with an umlaut and sends to its Punycode', async () => {
  expect((await signUp({ EMAIL: 'anna@müller-oper.de' })).status).toBe(201);
  expect(await mails()).toMatchObject([{ recipient: 'anna@xn--mller-oper-9db.de' }]);
});

it('a sign-up with an overlong address is refused', async () => {
  const { status } = await signUp({ EMAIL: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c.'.repeat(80)}example` });
  expect(status).toBe(422);
});

it('a sign-up accepts existing newsletters only', async () => {
  const settings = await readSiteSettings(backend.ctx.db);
  const own = [{ value: 31, name: { de: 'Orchester', en: '' } }];
  await saveSiteSettings(backend.ctx, { ...settings, newsletter_lists: own });
  expect((await signUp()).status).toBe(422);
  expect((await signUp({ lists: [31] }, {}, 'en')).status).toBe(201);
  expect((await mails())[0]?.body).toContain('– Orchester\n');
  await saveSiteSettings(backend.ctx, settings);
});

it('a sign-up is refused with the field when the hidden field is filled', async () => {
  expect(await signUp({ website: 'https://spam.example' })).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'website', message: expect.stringContaining('noch einmal') }] },
  });
  expect(await mails()).toEqual([]);
});

it('a sign-up is limited per client address: a burst of five, then one every two minutes', async () => {
  const { ctx } = backend;
  const app = createApp({ ...ctx, config: { ...ctx.config, trustProxy: true } });
  const from = (address: string) => post('/de/api/newsletter/', form, { 'x-forwarded-for': address }, app);
  for (let number = 0; number < 5; number += 1) expect((await from('192.0.2.1')).status).toBe(201);
  const refused = await from('192.0.2.1');
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(refused.headers.get('Retry-After')).toBe('120');
  expect((await from('192.0.2.2')).status).toBe(201);
  later(120_000);
  expect((await from('192.0.2.1')).status).toBe(201);
});

it('the confirmation link creates one subscriber when used twice at the same time', async () => {
  await signUp();
  const token = await tokenInLastMail();
  const answers = await Promise.all([confirm(token), confirm(token)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await subscribers()).toHaveLength(1);
  expect(await mails()).toHaveLength(2);
});

it('the confirmation link expires after seven days, then the address is deleted', async () => {
  await signUp();
  const token = await tokenInLastMail();
  later(7 * day);
  expect(await confirm(token)).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'token', message: 'Dieser Link gilt nicht mehr' }] },
  });
  later(1);
  await deleteExpired(backend.ctx.db, now);
  expect(await requests()).toEqual([]);
});

it.each(['', 'x', 'a'.repeat(43), 'ä\u0000', 'x'.repeat(5000)])(
  'the confirmation link refuses the invalid token %j',
  async (token) => {
    expect((await confirm(token, 'en')).status).toBe(422);
  },
);

async function subscribe(email = form.EMAIL): Promise<string> {
  await signUp({ EMAIL: email });
  await confirm(await tokenInLastMail());
  return tokenInLastMail();
}

it('the unsubscribe link is in the welcome mail and deletes the address; using it again is accepted', async () => {
  const token = await subscribe();
  const link = await linkInLastMail();
  expect(link.pathname).toBe('/de/newsletter/abmelden');
  expect((await mails()).at(-1)?.unsubscribe).toBe(link.href);
  await subscribe('otto@netz.example');
  expect((await leave(token)).status).toBe(200);
  expect((await leave(token)).status).toBe(200);
  expect(await subscribers()).toMatchObject([{ email: 'otto@netz.example' }]);
  expect((await requests()).map(({ email }) => email)).toEqual(['otto@netz.example']);
  expect(new Set((await mails()).map(({ recipient }) => recipient))).toEqual(new Set(['otto@netz.example']));
});

it('the unsubscribe link also disables the old confirmation link', async () => {
  await signUp();
  const old = await tokenInLastMail();
  await confirm(old);
  await leave(await tokenInLastMail());
  expect((await confirm(old)).status).toBe(422);
  expect(await subscribers()).toEqual([]);
});

it('the unsubscribe link does not expire', async () => {
  const token = await subscribe();
  later(2000 * day);
  expect((await leave(token)).status).toBe(200);
  expect(await subscribers()).toEqual([]);
});

it('the unsubscribe link refuses an invalid token', async () => {
  const token = await subscribe();
  const { id } = (await subscribers())[0]!;
  const foreign = [
    `${id + 1}.${token.split('.')[1]}`,
    `${id}.${'a'.repeat(43)}`,
    `${id}`,
    `99999999999.${'a'.repeat(43)}`,
  ];
  for (const each of foreign) expect((await leave(each)).status).toBe(422);
  expect(await subscribers()).toHaveLength(1);
});
