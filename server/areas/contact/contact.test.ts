import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { contactApi } from '#contract/api.ts';
import { errorSchema } from '#contract/base/errors.ts';
import { get, getError, send, sharedBackend, unprocessable } from '#tests/test-backend.ts';
import { countQueries } from '#tests/count-queries.ts';
import { makeDepartment } from '#tests/factories/rows.ts';
import { mailsIn } from '#tests/outbox.ts';
import { createApp } from '../../app.ts';
import { readSiteSettings, saveSiteSettings } from '../site-settings/site-settings.ts';
import { contactPeople, departments } from '../../db/tables/site.ts';
import { outbox } from '../../db/tables/outbox.ts';

let now = new Date('2026-11-21T12:00:00Z');
const backend = await sharedBackend({ clock: () => now });
beforeEach(async () => {
  now = new Date(now.getTime() + 86_400_000);
  await backend.ctx.db.delete(outbox);
  await backend.ctx.db.delete(departments);
  await makeDepartment(backend.ctx, 'kasse');
});

const message = {
  name: 'Maria Muster',
  email: 'maria@netz.example',
  department: 'kasse',
  subject: 'Rollstuhlplätze',
  message: 'Guten Tag,\r\ngibt es noch Plätze?',
};
const write = (body: object, headers: Record<string, string> = {}, locale = 'de', app = backend.app) =>
  send({ app }, 'POST', `/${locale}/api/contact/messages/`, headers, body);
const mails = () => mailsIn(backend.ctx.db);

it('the departments are listed in the editors’ order with opening hours and staff', async () => {
  const press = await makeDepartment(backend.ctx, 'presse', {
    position: -1,
    phone: '0221 1',
    openingHours: [{ weekdays: [1, 2, 3, 4, 5], from: '10:00', to: '18:00' }],
  });
  await backend.ctx.db.insert(contactPeople).values([
    { departmentId: press.id, name: 'Zweite', position: 2 },
    { departmentId: press.id, name: 'Erste', role: { de: 'Leitung', en: 'Head' }, position: 1 },
  ]);
  const { body, tags } = await get(backend, '/en/api/contact/', contactApi.list.response);
  expect(body.results.map(({ slug }) => slug)).toEqual(['presse', 'kasse']);
  expect(body.results[0]).toMatchObject({
    name: 'Abteilung presse',
    lang: 'de',
    phone: '0221 1',
    opening_hours: [{ weekdays: [1, 2, 3, 4, 5], from: '10:00', to: '18:00' }],
  });
  expect(body.results[0]?.people.map(({ name, role }) => [name, role])).toEqual([
    ['Erste', 'Head'],
    ['Zweite', ''],
  ]);
  expect(tags).toEqual(['contact']);
});

it('the departments use a constant number of queries; a page past the end is empty, an invalid page returns 400', async () => {
  const requestPath = () => get(backend, '/de/api/contact/', contactApi.list.response);
  const few = await countQueries(backend, requestPath);
  await makeDepartment(backend.ctx, 'presse');
  await makeDepartment(backend.ctx, 'leitung');
  expect(await countQueries(backend, requestPath)).toBe(few);
  expect((await get(backend, '/de/api/contact/?page=9', contactApi.list.response)).body.results).toEqual([]);
  expect((await getError(backend, '/de/api/contact/?page=0')).status).toBe(400);
});

it('a message is sent to the department with the visitor as Reply-To', async () => {
  expect(await write(message, {}, 'en')).toMatchObject({ status: 201, body: { accepted: true } });
  expect(await mails()).toMatchObject([
    {
      kind: 'contact',
      recipient: 'kasse@oper.example',
      replyTo: 'maria@netz.example',
      subject: 'Kontaktformular: Rollstuhlplätze',
      body: [
        'Name: Maria Muster',
        'E-Mail: maria@netz.example',
        'Abteilung: Abteilung kasse',
        'Sprache der Seite: Englisch',
        '',
        'Guten Tag,',
        'gibt es noch Plätze?',
        '',
      ].join('\n'),
      sentAt: null,
      nextAttemptAt: now,
    },
  ]);
});

it('a message has the visitor’s name in the subject when none was sent', async () => {
  const { subject: _, ...bare } = message;
  await write(bare);
  expect(await mails()).toMatchObject([{ subject: 'Kontaktformular: Nachricht von Maria Muster' }]);
});

it('a message is sent to the general address when the department has none, and returns an error when that is missing too', async () => {
  await backend.ctx.db.update(departments).set({ email: '' }).where(eq(departments.slug, 'kasse'));
  expect(await write(message)).toMatchObject(unprocessable('department'));
  const settings = await readSiteSettings(backend.ctx.db);
  await saveSiteSettings(backend.ctx, { ...settings, email: 'haus@oper.example' });
  expect((await write(message)).status).toBe(201);
  expect(await mails()).toMatchObject([{ recipient: 'haus@oper.example' }]);
  await saveSiteSettings(backend.ctx, settings);
});

it.each([
  ['no name', { name: ' ' }, 'name'],
  ['a name of 121 characters', { name: 'x'.repeat(121) }, 'name'],
  ['a line break in the name', { name: 'Maria\r\nBcc: alle@opfer.example' }, 'name'],
  ['no e-mail address', { email: 'maria' }, 'email'],
  ['two e-mail addresses', { email: 'a@netz.example, b@netz.example' }, 'email'],
  ['a line break in the address', { email: 'a@netz.example\r\nBcc: b@opfer.example' }, 'email'],
  ['a display name in the address', { email: 'Maria <a@netz.example>' }, 'email'],
  ['a line break in the subject', { subject: 'Karten\nBcc: alle@opfer.example' }, 'subject'],
  ['a line separator in the subject', { subject: 'Karten\u2028mehr' }, 'subject'],
  ['no text', { message: '\n \t' }, 'message'],
  ['a text of 10,000 characters', { message: 'x'.repeat(10_000) }, 'message'],
  ['an unknown department', { department: 'unbekannt' }, 'department'],
  ['no department', { department: '' }, 'department'],
  ['a list for a name', { name: ['Maria'] }, 'name'],
])('a message with %s returns 422 with the field', async (_, wrong, path) => {
  const { status, body } = await write({ ...message, ...wrong });
  expect(status).toBe(422);
  expect(errorSchema.parse(body).issues?.map((issue) => issue.path)).toContain(path);
  expect(await mails()).toEqual([]);
});

it('a message accepts 5000 characters, tabs, line breaks, umlauts and emoji', async () => {
  expect((await write({ ...message, message: `${'ä'.repeat(4990)}\t\r\n🎭 ok` })).status).toBe(201);
});

it('a message loses characters that nobody sees', async () => {
  const pasted = { name: 'Maria\u0000 Mu\u200bster', message: 'Publi\ufffekum \ud83d' };
  expect((await write({ ...message, ...pasted })).status).toBe(201);
  expect(await mails()).toMatchObject([{ body: expect.stringMatching(/Maria Muster\n[\s\S]*Publikum \ufffd\n/) }]);
});

it('a message is sent as perhaps spam when the hidden field is filled', async () => {
  expect(await write({ ...message, website: 'https://spam.example' })).toMatchObject({
    status: 201,
    body: { accepted: true },
  });
  expect(await mails()).toMatchObject([{ subject: 'Vielleicht Spam: Kontaktformular: Rollstuhlplätze' }]);
});

it('a message can be answered to an address with an umlaut, which is stored in Punycode', async () => {
  expect((await write({ ...message, email: ' anna@müller-oper.de' })).status).toBe(201);
  expect(await mails()).toMatchObject([{ replyTo: 'anna@xn--mller-oper-9db.de' }]);
});

it('a message is limited per client address: a burst of five, then one every two minutes', async () => {
  const { ctx } = backend;
  const app = createApp({ ...ctx, config: { ...ctx.config, trustProxy: true } });
  const from = (address: string) => write(message, { 'x-forwarded-for': address }, 'de', app);
  for (let number = 0; number < 5; number += 1) expect((await from('192.0.2.1')).status).toBe(201);
  const refused = await from('192.0.2.1');
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(refused.headers.get('Retry-After')).toBe('120');
  expect((await from('192.0.2.2')).status).toBe(201);
  now = new Date(now.getTime() + 120_000);
  expect((await from('192.0.2.1')).status).toBe(201);
  expect((await from('192.0.2.1')).status).toBe(429);
});
