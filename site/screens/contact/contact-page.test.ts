import { expect, it } from 'vitest';
import { eventAnswer } from '#tests/answers.ts';
import { frame, listOf, pagesOf, textOf } from '#tests/open-page.ts';
import { backend, visit } from '#tests/visit-site.ts';
import { JSDOM } from 'jsdom';

const department = {
  id: 1,
  slug: 'kasse',
  name: 'Opernkasse',
  description: 'Karten und Gutscheine.',
  phone: '0221 000 00 00',
  email: 'karten@oper.example',
  opening_hours: [{ weekdays: [1, 2, 3, 4, 5, 6], from: '10:00', to: '18:00' }],
  people: [{ id: 1, name: 'Ramona Schellhaas', role: 'Leitung', phone: '', email: 'rs@oper.example' }],
};
const house = { 'api/contact/': listOf([department, { ...department, id: 2, slug: 'presse', name: 'Presse' }]) };
const open = pagesOf(house);

it('shows departments with opening hours, and the form', async () => {
  const { main } = await open('/de/kontakt');
  expect([...main.querySelectorAll('h1, h2')].map(textOf)).toEqual([
    'Kontakt',
    'Opernkasse',
    'Presse',
    'Schreiben Sie uns',
  ]);
  expect(textOf(main.querySelector('#kasse'))).toContain('Montag bis Samstag 10:00–18:00 Uhr');
  expect(main.querySelector('a[href="tel:+492210000000"]')).not.toBeNull();
  expect(textOf(main.querySelector('a[href="mailto:rs@oper.example"]'))).toBe(
    'Ramona Schellhaas, E-Mail: rs@oper.example',
  );
  const form = main.querySelector('form')!;
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/de/kontakt#nachricht']);
  for (const field of form.querySelectorAll<HTMLInputElement>('input:not([name=website]), select, textarea'))
    expect(textOf(form.querySelector(`label[for="${field.id}"]`)), field.name).toBeTruthy();
});

it('each department has a link in the row above and one to the form, which is then addressed to it', async () => {
  const { main } = await open('/de/kontakt');
  expect(
    [...main.querySelectorAll('nav[aria-label="Wen Sie suchen"] a')].map((link) => link.getAttribute('href')),
  ).toEqual(['#nachricht', '#kasse', '#presse']);
  const write = [...main.querySelectorAll('section a')].filter((link) =>
    textOf(link).startsWith('Nachricht schreiben:'),
  );
  expect(write.map((link) => link.getAttribute('href'))).toEqual([
    '?department=kasse#nachricht',
    '?department=presse#nachricht',
  ]);
  for (const [query, chosen] of [
    ['?department=presse', 'presse'],
    ['?department=unknown', 'kasse'],
    ['', 'kasse'],
  ]) {
    const { main: asked } = await open(`/de/kontakt${query}`);
    expect(asked.querySelector<HTMLSelectElement>('select[name=department]')?.value, query).toBe(chosen);
  }
});

it('an order of a subscription has it as its subject and is addressed to the subscription office', async () => {
  const friday = { id: 2, slug: 'freitag', slugs: { de: 'freitag', en: 'friday' }, title: 'Freitag-Abo' };
  const office = { ...department, id: 3, slug: 'abonnementbuero', name: 'Abonnementbüro' };
  const answers = {
    'api/contact/': listOf([department, office]),
    'api/seasonsubscriptions/2/': { ...friday, url: '/de/abonnements/freitag/2' },
  };
  const { main } = await open('/de/kontakt?about=subscription&subscription=2', answers);
  expect(main.querySelector<HTMLInputElement>('input[name=subject]')?.value).toBe('Abonnement bestellen: Freitag-Abo');
  expect(main.querySelector<HTMLSelectElement>('select[name=department]')?.value).toBe('abonnementbuero');
  expect(main.querySelector('#nachricht a')?.getAttribute('href')).toBe('/de/abonnements/freitag/2');
  const { main: unknown } = await open('/de/kontakt?about=subscription&subscription=9', answers);
  expect(unknown.querySelector<HTMLInputElement>('input[name=subject]')?.value).toBe('');
});

it('from a sold-out or cancelled event, the message has that event as its subject', async () => {
  const tosca = { 'api/events/7/': eventAnswer(7), ...house };
  for (const [about, subject] of [
    ['waiting-list', 'Warteliste: Tosca, Samstag, 28. November 2099, 19:30\u00a0Uhr'],
    ['exchange', 'Umtausch: Tosca, Samstag, 28. November 2099, 19:30\u00a0Uhr'],
  ]) {
    const { main } = await open(`/de/kontakt?about=${about}&event=7`, tosca);
    expect(main.querySelector<HTMLInputElement>('input[name=subject]')?.value).toBe(subject);
    expect(textOf(main.querySelector('#nachricht'))).toContain('Sie schreiben uns zu Tosca');
  }
  for (const query of ['about=exchange&event=8', 'about=exchange&event=x', 'about=<b>&event=7', 'event=7']) {
    const { answer, main } = await open(`/de/kontakt?${query}`, tosca);
    expect([answer.status, main.querySelector<HTMLInputElement>('input[name=subject]')?.value], query).toEqual([
      200,
      '',
    ]);
  }
});

it('without departments there is no form', async () => {
  const { answer, main } = await open('/en/contacts', { 'api/contact/': new Response(null, { status: 503 }) });
  expect([answer.status, answer.headers.get('cache-tag'), main.querySelector('form')]).toEqual([200, null, null]);
  expect(textOf(main)).toContain('There is nobody listed here at the moment.');
});

const message = {
  name: 'Maria <b>Muster</b>',
  email: 'maria@netz.example',
  department: 'presse',
  subject: 'Plätze',
  message: 'Guten Tag,\r\ngibt es noch "Plätze"?',
  website: '',
};

/** Response of the site to a message, for a given answer of the backend. */
async function send(
  reply: Response | Error,
  form: Record<string, string> = message,
  headers: Record<string, string> = {},
) {
  const sent: { headers: Headers; body: unknown }[] = [];
  const rest = backend({ ...frame, ...house });
  const contentFetch = async (request: Request) => {
    if (request.method !== 'POST') return rest(request);
    sent.push({ headers: request.headers, body: await request.json() });
    if (reply instanceof Error) throw reply;
    return reply.clone();
  };
  const own = { origin: 'https://oper.example', 'sec-fetch-site': 'same-origin' };
  const answer = await visit('/de/kontakt', { contentFetch, form, headers: { ...own, ...headers } });
  const main = new JSDOM(await answer.clone().text()).window.document.querySelector('main');
  const values = Object.fromEntries(
    [...(main?.querySelectorAll<HTMLInputElement>('[name]') ?? [])].map(({ name, value }) => [name, value]),
  );
  return { answer, main, sent, values };
}

const refused = (...paths: string[]) =>
  Response.json({ code: 'invalid', issues: paths.map((path) => ({ path, message: 'Too small' })) }, { status: 422 });

it('a message that is accepted redirects to the page, which shows a confirmation', async () => {
  const { answer, sent } = await send(Response.json({ accepted: true }, { status: 201 }));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de/kontakt?sent=1#nachricht']);
  expect(sent.map(({ body }) => body)).toEqual([message]);
  const { main } = await open('/de/kontakt?sent=1');
  expect(textOf(main.querySelector('#nachricht output'))).toContain('Danke, Ihre Nachricht ist angekommen.');
  expect(main.querySelector<HTMLInputElement>('input[name=name]')?.value).toBe('');
});

it('a message that is rejected keeps all values and shows an error at each field', async () => {
  const { answer, main, values } = await send(refused('email', 'department', 'website'));
  expect(answer.status).toBe(422);
  expect(values).toMatchObject({ ...message, message: 'Guten Tag,\ngibt es noch "Plätze"?' });
  expect(main?.querySelector('b')).toBeNull();
  const wrong = [...(main?.querySelectorAll('[aria-invalid=true]') ?? [])];
  expect(wrong.map((field) => field.getAttribute('name'))).toEqual(['department', 'email']);
  expect(wrong.map((field) => textOf(main?.querySelector(`[id="${field.getAttribute('aria-describedby')}"]`)))).toEqual(
    [
      'Diese Abteilung nimmt hier gerade keine Nachrichten an. Bitte wählen Sie eine andere.',
      'Bitte schreiben Sie eine E-Mail-Adresse wie name@beispiel.de, damit wir Ihnen antworten können.',
    ],
  );
  expect(textOf(main?.querySelector('[role=alert]'))).toBe('Bitte prüfen Sie die markierten Angaben.');
});

it.each([
  ['too many', Response.json({ code: 'too_many_requests' }, { status: 429 }), 429, 'viele Nachrichten'],
  ['a backend that is down', new Response(null, { status: 503 }), 503, 'ließ sich gerade nicht senden'],
  ['a backend that is nowhere', new Error('refused'), 503, 'ließ sich gerade nicht senden'],
  ['a backend that takes none', new Response('<html>', { status: 404 }), 404, 'ließ sich gerade nicht senden'],
  ['a fault that no field has', refused('website'), 422, 'ließ sich gerade nicht senden'],
])('a message keeps its values for another try with %s', async (_, reply, status, said) => {
  const { answer, main, values } = await send(reply);
  expect([answer.status, values.message, values.department]).toEqual([
    status,
    'Guten Tag,\ngibt es noch "Plätze"?',
    'presse',
  ]);
  expect(textOf(main?.querySelector('[role=alert]'))).toContain(said);
  expect(answer.headers.get('cache-tag')).toBeNull();
});

it('a message forwards the visitor’s address without cookies; the backend evaluates the honeypot', async () => {
  const { sent } = await send(
    Response.json({ accepted: true }, { status: 201 }),
    { ...message, website: 'https://spam.example', to: 'x@y.example' },
    { 'x-forwarded-for': '192.0.2.1', cookie: 'session=1' },
  );
  expect([sent[0]?.headers.get('x-forwarded-for'), sent[0]?.headers.get('cookie')]).toEqual(['192.0.2.1', null]);
  expect(sent[0]?.body).toEqual({ ...message, website: 'https://spam.example' });
});
