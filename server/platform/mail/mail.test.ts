import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { sharedBackend } from '#tests/test-backend.ts';
import { takeConsoleErrors } from '#tests/no-console-errors.ts';
import { openSmtpServer, type SmtpServer } from '#tests/smtp-server.ts';
import { mailsIn } from '#tests/outbox.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { maxAttempts, sendDue, deleteSent, startSending } from '../outbox/send.ts';
import { usualTheme } from '#contract/settings/theme/theme.ts';
import type { Config } from '../config.ts';
import { mailLook } from './outgoing-mail.ts';
import { createMailHandler, createMailTransport } from './transport.ts';
import { queueMail, type Mail } from './queue-mail.ts';

let now = new Date('2026-11-21T12:00:00Z');
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const timeouts = { connect: 300, silence: 300, whole: 1000 };

let smtp: SmtpServer;
const backend = await sharedBackend({ clock: () => now, config: { siteUrl: 'https://oper.example' } });
beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z');
  await backend.ctx.db.delete(outbox);
  smtp = await openSmtpServer();
});
afterEach(() => smtp.close());

const mail: Mail = {
  kind: 'contact',
  recipient: 'kasse@oper.example',
  replyTo: 'besucher@netz.example',
  subject: 'Grüße',
  body: 'Schöne Aufführung!\n.\nDanke\n',
};
const queue = (more: Partial<Mail> = {}) =>
  backend.ctx.db.transaction((tx) => queueMail({ db: tx, now }, { ...mail, ...more }));
const rows = () => mailsIn(backend.ctx.db);
const readLook = async () => mailLook({ theme: usualTheme, own_typeface: null });
const parts = (more: Partial<Config>) => ({ config: { ...backend.ctx.config, ...more }, readLook });
const transport = (url = smtp.url) =>
  createMailTransport(parts({ smtpUrl: url, mailFrom: 'Oper <post@oper.example>' }), timeouts);
const send = (from = transport()) => sendDue(backend.ctx, createMailHandler(from), new AbortController().signal);
const header = (raw: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(raw)?.[1]?.replaceAll(/\r\n\s+/g, ' ');

it('a mail in the outbox is sent once, with the visitor as reply address', async () => {
  await queue();
  await send();
  await send();
  expect(smtp.taken).toHaveLength(1);
  const [taken] = smtp.taken;
  expect(taken).toMatchObject({ from: 'post@oper.example', to: ['kasse@oper.example'] });
  const raw = taken?.raw ?? '';
  expect(header(raw, 'From')).toBe('Oper <post@oper.example>');
  expect(header(raw, 'To')).toBe('kasse@oper.example');
  expect(header(raw, 'Reply-To')).toBe('besucher@netz.example');
  expect(header(raw, 'Subject')).toBe('=?UTF-8?Q?Gr=C3=BC=C3=9Fe?=');
  expect(raw).toContain('Sch=C3=B6ne Auff=C3=BChrung!\r\n.\r\nDanke');
});

it('a mail in the outbox says that nobody has written it, unless it has a reply address', async () => {
  await queue();
  await queue({ replyTo: '' });
  await send();
  expect(smtp.taken.map(({ raw }) => header(raw, 'Auto-Submitted'))).toEqual([undefined, 'auto-generated']);
});

it('a mail in the outbox has the button of mailboxes for ending a subscription', async () => {
  const unsubscribe = 'https://oper.example/de/newsletter/abmelden?token=12.abc';
  await queue({ unsubscribe });
  await send();
  const raw = (smtp.taken[0]?.raw ?? '').replaceAll(/\r\n\s+/g, ' ');
  expect(header(raw, 'List-Unsubscribe')).toBe(`<${unsubscribe}>`);
  expect(header(raw, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  expect((await rows())[0]).not.toHaveProperty('unsubscribe');
});

it('a mail in the outbox keeps no personal data once it is sent, and is deleted after thirty days', async () => {
  await queue();
  await send();
  expect(await rows()).toMatchObject([{ kind: 'contact', subject: '', body: '', replyTo: '', sentAt: now }]);
  later(30 * 86_400 - 1);
  await deleteSent(backend.ctx.db, now);
  expect(await rows()).toHaveLength(1);
  later(2);
  await deleteSent(backend.ctx.db, now);
  expect(await rows()).toEqual([]);
});

it('a mail in the outbox is not queued when the transaction fails', async () => {
  const failing = backend.ctx.db.transaction(async (tx) => {
    await queueMail({ db: tx, now }, mail);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await rows()).toEqual([]);
});

it.each(['refuses', 'defers'] as const)(
  'a mail in the outbox is retried with growing delays when the server %s, does not block other mails, and is logged without addresses',
  async (mood) => {
    await queue();
    smtp.mood = mood;
    await send();
    smtp.mood = 'accepts';
    await queue({ recipient: 'presse@oper.example' });
    await send();
    expect(smtp.taken.map(({ to }) => to)).toEqual([['presse@oper.example']]);
    const [first] = await rows();
    expect(first).toMatchObject({ attempts: 1, sentAt: null, body: mail.body });
    expect(first?.nextAttemptAt.getTime()).toBe(now.getTime() + 60_000);
    later(60);
    await send();
    expect(smtp.taken).toHaveLength(2);
    const logged = takeConsoleErrors().join('\n');
    expect(logged).toMatch(/^Mail \d+ \(contact\), attempt 1: EENVELOPE (?:550|451); it will be tried again\.$/);
    expect(logged).not.toMatch(/@|Grüße|Aufführung/);
  },
);

it('a mail in the outbox is given up and logged after the last attempt, and stays stored', async () => {
  await queue();
  smtp.mood = 'refuses';
  const waits: number[] = [];
  for (let attempt = 1; attempt <= maxAttempts + 3; attempt += 1) {
    const before = smtp.calls;
    await send();
    if (smtp.calls > before) waits.push((await rows())[0]!.nextAttemptAt.getTime() - now.getTime());
    later(7 * 3600);
  }
  expect(waits.map((wait) => wait / 60_000)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, ...Array(9).fill(360)]);
  expect(takeConsoleErrors().at(-1)).toMatch(/attempt 18: .*; it is not tried again and stays in the table outbox\.$/);
  expect(await rows()).toMatchObject([{ attempts: maxAttempts, sentAt: null, body: mail.body }]);
});

it.each(['hangs', 'goes away'] as const)(
  'a mail in the outbox waits, as all other mails do, when the server %s',
  async (mood) => {
    await queue();
    await queue();
    smtp.mood = mood;
    expect(await send()).toBe('unreachable');
    expect(smtp.calls).toBe(1);
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 0]);
    takeConsoleErrors();
    smtp.mood = 'accepts';
    later(60);
    expect(await send()).toBe('done');
    expect(smtp.taken).toHaveLength(2);
  },
);

it('a mail in the outbox waits while the server is unreachable', async () => {
  await queue();
  await smtp.close();
  expect(await send()).toBe('unreachable');
  expect(takeConsoleErrors().join()).toMatch(/^Mail \d+ \(contact\), attempt 1: E[A-Z]+; it will be tried again\.$/);
});

it('a mail in the outbox is sent again with the same Message-ID when the acceptance was not confirmed', async () => {
  await queue();
  smtp.mood = 'is gone after the mail';
  await send();
  takeConsoleErrors();
  smtp.mood = 'accepts';
  later(60);
  await send();
  const ids = smtp.taken.map(({ raw }) => header(raw, 'Message-ID'));
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toMatch(/@oper\.example>$/);
});

it('a mail in the outbox is sent by one of several concurrent senders', async () => {
  for (let number = 0; number < 6; number += 1) await queue({ subject: `Nummer ${number}` });
  await Promise.all([send(), send(), send()]);
  const subjects = smtp.taken.map(({ raw }) => header(raw, 'Subject'));
  expect(subjects).toHaveLength(6);
  expect(new Set(subjects)).toEqual(new Set(Array.from({ length: 6 }, (_, number) => `Nummer ${number}`)));
});

it('a mail in the outbox is sent at once although the clock of the machine that queued it was hours ahead', async () => {
  now = new Date(Date.now() + 2 * 3_600_000);
  await queue();
  now = new Date();
  await send();
  expect(smtp.taken).toHaveLength(1);
});

it('a mail in the outbox cannot contain injected headers or recipients', async () => {
  await queue({
    subject: 'Harmlos\r\nBcc: alle@opfer.example\r\n\r\nanderer Text',
    replyTo: 'a@netz.example\r\nBcc: alle@opfer.example',
  });
  await send();
  const [taken] = smtp.taken;
  expect(taken?.to).toEqual(['kasse@oper.example']);
  const head = taken?.raw.split('\r\n\r\n')[0] ?? '';
  expect(head).not.toMatch(/^bcc:/im);
  expect(head).toMatch(/^Content-Type: multipart\/alternative/m);
});

const folder = () => path.join(backend.ctx.config.dataDir, 'mail');
const toFiles = () => createMailTransport(parts({ smtpUrl: undefined, mailFrom: 'post@oper.example' }));

it('a sender without a mail server writes each mail to a file that only its owner can read', async () => {
  await queue();
  await send(toFiles());
  const names = await readdir(folder());
  expect(names).toEqual([expect.stringMatching(/^\d{8}-contact\.eml$/)]);
  const raw = await readFile(path.join(folder(), names[0] ?? ''), 'utf8');
  expect(header(raw, 'To')).toBe('kasse@oper.example');
  expect(raw).toContain('\r\n\r\nSch=C3=B6ne');
  await rm(folder(), { recursive: true });
});

it('a sender without a mail server counts an unwritable folder as a failed attempt', async () => {
  await writeFile(folder(), 'in the way');
  await queue();
  expect(await send(toFiles())).toBe('unreachable');
  expect(takeConsoleErrors().join()).toMatch(/attempt 1: E[A-Z]+; it will be tried again\.$/);
  await rm(folder());
});

it('the sender sends mails as they become due, until it is closed', async () => {
  await queue();
  const sender = startSending(backend.ctx, createMailHandler(transport()), 10);
  // Otherwise it would go on in the tests after this one if an expectation fails.
  onTestFinished(() => sender.close());
  await vi.waitFor(() => expect(smtp.taken).toHaveLength(1), { timeout: 10_000 });
  await queue();
  await vi.waitFor(() => expect(smtp.taken).toHaveLength(2), { timeout: 10_000 });
  await sender.close();
  await queue();
  expect(await rows()).toMatchObject([{ sentAt: now }, { sentAt: now }, { sentAt: null, attempts: 0 }]);
});

it('the sender closes while a server hangs, and keeps the mail', async () => {
  await queue();
  smtp.mood = 'hangs';
  const patient = createMailTransport(parts({ smtpUrl: smtp.url, mailFrom: 'post@oper.example' }), {
    connect: 60_000,
    silence: 60_000,
    whole: 60_000,
  });
  const sender = startSending(backend.ctx, createMailHandler(patient), 10);
  onTestFinished(() => sender.close());
  await vi.waitFor(() => expect(smtp.calls).toBe(1), { timeout: 10_000 });
  await sender.close();
  expect(await rows()).toMatchObject([{ sentAt: null, attempts: 1 }]);
});
