import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { invitationMail, resetMail } from '#server/areas/accounts/passwords/forgotten-password.ts';
import { handoverMail } from '#server/platform/handover/notify.ts';
import { confirmationMail, welcomeMail } from '#server/areas/newsletter/subscribe.ts';
import { unsetSettings } from '#server/areas/site-settings/site-settings.ts';
import { usualTheme } from '#contract/settings/theme/theme.ts';
import { mailLook, toMessage } from '#server/platform/mail/outgoing-mail.ts';
import type { Mail } from '#server/platform/mail/queue-mail.ts';
import { locales } from '#text/languages.ts';
import { textOf } from './open-page.ts';

const link = 'https://oper.example/admin/set-password#a-b_c&d=1';
const settings = { ...unsetSettings, name: 'Oper & Colonia' };
const mails = locales.flatMap((locale) => {
  const facts = { recipient: 'ada@oper.example', username: 'Ada <b>', locale, siteName: settings.name, settings, link };
  const lists = [{ value: 8, name: { de: 'Spielplan', en: 'Programme' } }];
  const told = {
    to: { name: 'Ada <b>', email: facts.recipient, language: locale },
    by: 'Eva',
    words: 'Erste Zeile\n\n<b>zweite</b>',
    link,
  };
  const page = { de: 'Besuch & Anfahrt', en: 'Visit & directions' };
  const ofNotes = [
    handoverMail('mentioned', { ...told, titles: [page], about: 'um acht' }),
    handoverMail('answered', { ...told, titles: [page], about: null }),
  ];
  const ofRequests = (['requested', 'addressed', 'withdrawn', 'done', 'declined'] as const).map((event) =>
    handoverMail(event, { ...told, titles: [page, page] }),
  );
  const ofAccounts = [invitationMail(facts), resetMail(facts)];
  const ofNewsletter = [confirmationMail(facts, lists), welcomeMail(facts)];
  return [...ofAccounts, ...ofNewsletter, ...ofNotes, ...ofRequests].map(
    (mail) => [`${locale}: ${mail.subject}`, locale, mail] as const,
  );
});

function sent(mail: Mail) {
  const payload = { replyTo: '', ...mail };
  const now = new Date();
  const entry = { id: 1, channel: 'mail', attempts: 0, createdAt: now, nextAttemptAt: now, sentAt: null, payload };
  const config = { mailFrom: 'post@oper.example', siteUrl: 'https://oper.example' };
  const { text, html } = toMessage(entry, config, mailLook({ theme: usualTheme, own_typeface: null }));
  return { text: String(text), html: String(html), document: new JSDOM(String(html)).window.document };
}

describe.each(mails)('%s', (_, locale, mail) => {
  const { text, html, document } = sent(mail);

  it('has the same words and the same link as text and as HTML', () => {
    expect(text.match(/https?:\/\/\S+/g)).toEqual([link]);
    expect([...document.querySelectorAll('a')].map((a) => a.getAttribute('href'))).toEqual([link, link]);
    expect(document.querySelector('a')?.textContent).toBe(mail.action);
    const words = textOf(document.body);
    for (const paragraph of text.trim().split(/\n+/)) expect(words).toContain(paragraph);
    expect(document.documentElement.lang).toBe(locale);
  });

  it('loads nothing from elsewhere and runs nothing', () => {
    expect(document.querySelectorAll('img, link, script, iframe, object, video, [src], [background]')).toHaveLength(0);
    expect(html).not.toMatch(/url\(|@import|@font-face|\son\w+=/i);
    expect(document.querySelector('meta[name=color-scheme]')?.getAttribute('content')).toBe('light dark');
  });
});

it.each(['mentioned', 'declined'] as const)('a link that somebody has typed is no button (%s)', (event) => {
  const to = { name: 'Ada', email: 'ada@oper.example', language: 'de' } as const;
  const facts = { to, titles: [{ de: 'Besuch', en: 'Visit' }], by: 'Eva', words: 'https://evil.example/', link };
  const { document } = sent(handoverMail(event, facts));
  expect([...document.querySelectorAll('a')].map((a) => a.getAttribute('href'))).toEqual([link, link]);
});

it('words of a visitor are words and no links', () => {
  const body = 'Name: <img src=x onerror=x>\n\nhttps://evil.example/\n\nGruß\nAda';
  const { document, text } = sent({
    kind: 'contact',
    recipient: 'a@b.example',
    subject: '<b>x</b>',
    body,
    locale: 'de',
  });
  expect(document.querySelectorAll('a, img, b')).toHaveLength(0);
  expect(text).toBe(body);
  expect([...document.querySelectorAll('p')].map((p) => p.innerHTML).at(-1)).toBe('Gruß<br>Ada');
});
