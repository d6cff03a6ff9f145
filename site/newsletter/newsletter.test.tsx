import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Footer } from '../shell/footer/footer.tsx';
import { LocaleContext } from '#ui/locale.ts';
import { overwriteGetLocale } from '#messages/paraglide/runtime.js';
import { readSettings } from '../content/reading/read-settings.ts';
import { backend, createSite, origin } from '#tests/visit-site.ts';
import { checkDraft, draftOf, readOutcome } from './sign-up.ts';

const storedSettings = { name: 'Oper Colonia', newsletter_lists: [{ value: 31, name: { de: 'Orchester', en: '' } }] };

function footer(settings: unknown, pathname = '/de/programm', locale: 'de' | 'en' = 'de'): Document {
  overwriteGetLocale(() => locale);
  const html = renderToStaticMarkup(
    <LocaleContext value={locale}>
      <Footer navigation={undefined} settings={readSettings(settings, locale)} pathname={pathname} />
    </LocaleContext>,
  );
  return new JSDOM(html).window.document;
}
const boxes = (page: Document) =>
  [...page.querySelectorAll('input[name="lists"]')].map((box) => [
    box.getAttribute('value'),
    box.closest('label')?.textContent,
    box.hasAttribute('checked'),
  ]);

it('the form in the footer has address, consent and newsletters, all unchecked, and leads to its own page', () => {
  const page = footer({});
  const form = page.querySelector('footer form');
  expect(form?.getAttribute('method')).toBe('post');
  expect(form?.getAttribute('action')).toBe('/de/newsletter#anmeldung');
  expect(page.querySelector('input[name="EMAIL"]')?.getAttribute('type')).toBe('email');
  expect(page.querySelector('input[name="EMAIL"]')?.hasAttribute('required')).toBe(true);
  expect(page.querySelector('input[name="OPT_IN"]')?.hasAttribute('required')).toBe(true);
  expect(page.querySelector('input[name="OPT_IN"]')?.hasAttribute('checked')).toBe(false);
  expect(boxes(page)).toEqual([
    ['8', 'Spielplan und Vorverkauf, monatlich', false],
    ['12', 'Für Familien und Schulen', false],
  ]);
  expect(page.querySelector('footer form a')?.getAttribute('href')).toBe('/de/datenschutz');
});

it('the form in the footer is available in English', () => {
  const page = footer({}, '/en', 'en');
  expect(page.querySelector('form')?.getAttribute('action')).toBe('/en/newsletter#anmeldung');
  expect(boxes(page)[0]?.[1]).toBe('Programme and advance sales, monthly');
  expect(page.querySelector('form a')?.getAttribute('href')).toBe('/en/datenschutz');
});

it('the form in the footer lists the newsletters of the settings; without any there is no form', () => {
  expect(boxes(footer(storedSettings, '/en', 'en'))).toEqual([['31', 'Orchester', false]]);
  expect(footer({ newsletter_lists: [] }).querySelector('form')).toBeNull();
  expect(boxes(footer({ newsletter_lists: [{ value: 'x', name: 'y' }, null, { value: 5 }] }))).toEqual([]);
});

it.each(['/de/newsletter', '/de/newsletter/bestaetigen', '/en/newsletter/unsubscribe'])(
  'the form in the footer is not in the footer of %s',
  (pathname) => expect(footer({}, pathname).querySelector('form')).toBeNull(),
);

const draft = { EMAIL: 'maria@netz.example', OPT_IN: true, lists: [8], website: '' };

it('the submitted values are read from the fields', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['EMAIL', ' maria@netz.example '],
    ['OPT_IN', 'on'],
    ['lists', '8'],
    ['lists', '12'],
    ['lists', 'x'],
  ] as const)
    form.append(name, value);
  expect(draftOf(form)).toEqual({ ...draft, lists: [8, 12] });
  expect(draftOf(new FormData())).toEqual({ EMAIL: '', OPT_IN: false, lists: [], website: '' });
});

it('the submitted values are validated with messages in the language of the page', () => {
  overwriteGetLocale(() => 'de');
  expect(checkDraft(draft)).toEqual({});
  expect(checkDraft({ ...draft, EMAIL: 'maria@' })).toEqual({ EMAIL: 'Ungültige E-Mail Adresse' });
  const missing = 'Bitte füllen Sie dieses Feld aus';
  expect(checkDraft({ EMAIL: '', OPT_IN: false, lists: [], website: '' })).toEqual({
    EMAIL: missing,
    OPT_IN: missing,
    lists: missing,
  });
  overwriteGetLocale(() => 'en');
  expect(checkDraft({ ...draft, EMAIL: '', OPT_IN: false })).toEqual({
    EMAIL: 'This field is required!',
    OPT_IN: 'This field is required!',
  });
  expect(checkDraft({ ...draft, EMAIL: 'a b@c.de' })).toEqual({ EMAIL: 'Invalid e-mail address!' });
});

it('every answer of the backend results in a message', () => {
  overwriteGetLocale(() => 'de');
  expect(readOutcome({ status: 201, body: { accepted: true, state: 'noted' } })).toMatchObject({ state: 'noted' });
  expect(readOutcome({ status: 201, body: null })).toMatchObject({ state: 'passed_on' });
  const issues = [
    { path: 'lists.0', message: 'eins' },
    { path: 'lists.1', message: 'zwei' },
  ];
  expect(readOutcome({ status: 422, body: { issues } })).toEqual({ wrong: { lists: 'eins' }, reason: '' });
  const hidden = [{ path: 'website', message: 'noch einmal' }];
  expect(readOutcome({ status: 422, body: { issues: hidden } })).toEqual({ wrong: {}, reason: 'noch einmal' });
  expect(readOutcome({ status: 429, body: {} }).reason).toContain('viele Anmeldungen');
  for (const answer of [null, { status: 500, body: 'x' }, { status: 422, body: { issues: [{ path: 'other' }] } }])
    expect(readOutcome(answer).reason).toContain('ließ sich gerade nicht senden');
});

type Answer = (request: Request) => Promise<Response>;
/** Response of the site; records what it sends to the backend. */
async function post(path: string, form: Record<string, string>, answer: Answer, headers = {}, reached = origin) {
  const sent: unknown[] = [];
  const others = backend({ 'api/site/': storedSettings });
  const contentFetch = async (request: Request) => {
    if (request.method !== 'POST') return others(request);
    sent.push([new URL(request.url).pathname, await request.clone().json()]);
    return answer(request);
  };
  const site = createSite({ contentFetch });
  const body = new URLSearchParams(form);
  const response = await site(
    new Request(reached + path, { method: 'POST', body, headers: { origin, host: 'oper.example', ...headers } }),
  );
  const html = await response.text();
  return {
    status: response.status,
    location: response.headers.get('location'),
    html,
    page: new JSDOM(html).window.document,
    sent,
  };
}
const filled = { EMAIL: 'maria@netz.example', OPT_IN: 'on', lists: '31' };

it('without scripts, an accepted sign-up redirects to a page with a confirmation', async () => {
  const noted: Answer = async () => Response.json({ accepted: true, state: 'noted' }, { status: 201 });
  const { status, location, sent } = await post('/de/newsletter', filled, noted);
  expect([status, location]).toEqual([303, '/de/newsletter?sent=noted#anmeldung']);
  expect(sent).toEqual([
    ['/de/api/newsletter/', { EMAIL: 'maria@netz.example', OPT_IN: true, lists: [31], website: '' }],
  ]);
});

it('without scripts, a rejected sign-up keeps the values and shows an error at each field', async () => {
  const issues = [
    { path: 'EMAIL', message: 'Invalid e-mail address!' },
    { path: 'OPT_IN', message: 'This field is required!' },
  ];
  const refuse: Answer = async () => Response.json({ code: 'invalid', message: 'x', issues }, { status: 422 });
  const { status, page } = await post('/en/newsletter', { EMAIL: 'maria@"><b>', lists: '31' }, refuse);
  expect(status).toBe(422);
  const mail = page.querySelector('main input[name="EMAIL"]');
  expect(mail?.getAttribute('value')).toBe('maria@"><b>');
  expect(mail?.getAttribute('aria-invalid')).toBe('true');
  expect(page.getElementById(mail?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Invalid e-mail address!',
  );
  const consent = page.querySelector('main input[name="OPT_IN"]');
  expect(page.getElementById(consent?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'This field is required!',
  );
  expect(page.querySelector('main input[name="lists"]')?.hasAttribute('checked')).toBe(true);
  expect(page.querySelectorAll('form')).toHaveLength(1);
});

it('without scripts, keeps the submitted values when the backend is unavailable', async () => {
  const { status, page } = await post('/de/newsletter', filled, () => Promise.reject(new Error('away')));
  expect(status).toBe(503);
  expect(page.querySelector('main output')?.textContent).toContain('ließ sich gerade nicht senden');
  expect(page.querySelector('main input[name="EMAIL"]')?.getAttribute('value')).toBe(filled.EMAIL);
});

it('without scripts, accepts a form behind a proxy that uses plain HTTP internally', async () => {
  const good: Answer = async () => Response.json({ accepted: true, state: 'confirm' }, { status: 201 });
  for (const headers of [{}, { host: 'localhost:3000' }, { 'sec-fetch-site': 'same-origin', host: 'localhost:3000' }])
    expect((await post('/de/newsletter', filled, good, headers, 'http://oper.example')).status).toBe(303);
});

it('without scripts, rejects a submission from another site before calling the backend', async () => {
  const never: Answer = () => Promise.reject(new Error('asked'));
  for (const path of ['/de/newsletter', '/de/newsletter/bestaetigen?token=x', '/en/newsletter/unsubscribe?token=x']) {
    for (const headers of [
      { origin: 'https://boese.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const { status, sent } = await post(path, filled, never, headers);
      expect([status, sent]).toEqual([403, []]);
    }
  }
});

it.each([
  ['/de/newsletter/bestaetigen', '/de/api/newsletter/confirm/'],
  ['/en/newsletter/unsubscribe', '/en/api/newsletter/unsubscribe/'],
])('the button on %s uses the token of the address', async (path, call) => {
  const good: Answer = async () => Response.json({ accepted: true });
  const done = await post(`${path}?token=abc.-_`, {}, good);
  expect([done.status, done.location]).toEqual([303, `${path}?sent=1`]);
  expect(done.sent).toEqual([[call, { token: 'abc.-_' }]]);
  const wrong = await post(`${path}?token=x`, {}, async () => Response.json({}, { status: 422 }));
  expect([wrong.status, wrong.page.querySelectorAll('main form').length]).toEqual([422, 0]);
  expect(wrong.page.querySelector('[role="alert"]')?.textContent).toMatch(/Link|link/);
  const away = await post(`${path}?token=x`, {}, async () => new Response(null, { status: 503 }));
  expect([away.status, away.page.querySelectorAll('main form').length]).toEqual([503, 1]);
});

it('the button of a mailbox ends the subscription without session, token of a form and redirect', async () => {
  const good: Answer = async () => Response.json({ accepted: true });
  const form = { 'List-Unsubscribe': 'One-Click' };
  const { status, sent } = await post('/de/newsletter/abmelden?token=1.a', form, good);
  expect([status, sent]).toEqual([200, [['/de/api/newsletter/unsubscribe/', { token: '1.a' }]]]);
});

it('opening a link changes nothing, has noindex and keeps the token in the language switch', async () => {
  const requested: Request[] = [];
  const site = createSite({ contentFetch: backend({ 'api/site/': storedSettings }, requested) });
  const answer = await site(new Request(`${origin}/de/newsletter/abmelden?token=1.a`));
  const { document } = new JSDOM(await answer.text()).window;
  expect(answer.status).toBe(200);
  expect(requested.every(({ method }) => method === 'GET')).toBe(true);
  expect(document.title).toBe('Newsletter abmelden – Oper Colonia');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(document.querySelector('header a[hreflang="en"]')?.getAttribute('href')).toBe(
    '/en/newsletter/unsubscribe?token=1.a',
  );
  expect(document.querySelector('main form')?.hasAttribute('action')).toBe(false);
});
