// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext } from 'react-admin';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { capabilitiesOf, type Role } from '#contract/accounts/capabilities.ts';
import { dataProvider } from '../../api/data-provider.ts';
import { i18nProvider } from '../../messages/i18n-provider.ts';
import { Desk } from './desk.tsx';

const at = '2026-11-29T19:30:00+01:00';
const list = (...results: unknown[]) => ({ count: results.length, next: null, previous: null, results });
const nothing = list();

const elektra = {
  id: 7,
  title: { de: 'Elektra', en: '' },
  start: at,
  state: 'public',
  public_from: null,
  flags: [],
  price_from: 25,
  prices: [],
  ticket_link: '',
  on_sale_at: null,
};
const inCalendar = {
  ...{ id: 7, title: 'Elektra', start: at, end: null, until: at, venue_id: 1, venue: 'Großes Haus', production_id: 3 },
  ...{ state: 'public', is_public: true, is_cancelled: false, is_sold: true, availability: 'few', in_conflict: true },
};
const conflict = (kind: string, name: string) => ({
  kind,
  names: [name],
  events: [elektra, { ...elektra, id: 9 }].map(({ id, start }) => ({ id, title: 'Elektra', start })),
});
const asked = {
  ...{
    id: 4,
    subject: { kind: 'record', resource: 'productions', id: 3 },
    title: 'Salome',
    status: 'open',
    answer: '',
  },
  ...{ decided_at: null, decided_by: null, requested_at: at, requested_by: 'Eva', reviewer: null, mine: false },
  ...{ for_me: false, comment: 'Bitte ansehen', url: '/admin/productions/3', group: null },
};
const note = {
  ...{ id: 5, text: 'Stimmt das?', mentions: [], author: 'Ada', mine: false, created_at: at, replies: [] },
  anchor: { block: 'text-1', field: null, locale: null, quote: null },
  module: { model: 'text', words: '' },
  ...{ suggestion: null, edited_at: null, done_at: null, done_by: null, page: 'Besuch' },
  ...{ module_name: 'Text', field_name: null, url: '/de/besuch?edit&note=5' },
};
const planned = { at, act: 'public', resource: 'events', count: 30, title: '', url: '/admin/events?filter=%7B%7D' };
const search = {
  id: '/de/search?q=oper',
  address: '/de/search?q=oper',
  title: 'oper',
  count: 2,
  last_day: '2026-11-28',
};
const dead = { title: 'Besuch', resource: 'pages', url: '/de/besuch?edit', targets: ['Probe', ''] };
const lost = { id: '/alt', address: '/alt', count: 12, last_day: '2026-11-28', old_path: '/alt' };

const run = (id: number, kind: string, changes: Record<string, string>) => ({
  ...{ id, at, user_id: '1', user_name: 'Eva', action: 'imported', kind, object_id: null, title: '' },
  changes: Object.entries(changes).map(([field, after]) => ({ field, before: '', after })),
});
const takeOver = (id: number, source: string, changes: Record<string, string>) => ({
  ...run(id, 'take-over', changes),
  ...{ object_id: String(id), title: `https://${source}.example` },
});
const runs = list(
  takeOver(6, 'again', { production: '3' }),
  takeOver(5, 'again', { status: 'failed' }),
  takeOver(4, 'old', { status: 'failed' }),
  run(3, 'person', { created: '2', wrong: '4' }),
  run(2, 'event', { created: '2', wrong: '0' }),
);
const channel = { waiting: 0, given_up: 2, waiting_since: null };
const status = {
  read_at: '2026-11-29T12:00:00.000Z',
  findings: [
    { group: 'outbox', code: 'mails_failed', severity: 'error' },
    { group: 'backup', code: 'backup_overdue', severity: 'warn' },
  ],
  program: { version: '1.0.0', node: '26.0.0', started_at: '2026-11-29T11:00:00.000Z' },
  database: {
    ...{ engine: 'pglite', version: '17.2', bytes: 1, clock_difference: 0, missing_migrations: 0, connections: null },
  },
  storage: { files: 0, bytes: 0, available: true, disk: null },
  backup: {
    ...{ every_hours: 24, last_at: null, last_bytes: null, failed_at: null, failed_reason: null, running_since: null },
  },
  outbox: { mail: channel, newsletter: null },
  page_cache: null,
  processes: [],
};

/** Answers by the beginning of the address, the first that fits; everything else has no entries. */
type Answers = Record<string, unknown>;
const full: Answers = {
  '/de/api/events/season-calendar/': {
    ...{ events: [inCalendar], conflicts: [conflict('venue', 'Großes Haus'), conflict('same_day', 'Maria')] },
    ...{ more_conflicts: 0, all_compared: true, more: false },
  },
  '/de/api/events/?translations=all&start_from': list(elektra, {
    ...elektra,
    id: 8,
    start: '2026-12-01T11:00:00+01:00',
  }),
  '/de/api/requests/': list(asked),
  '/de/api/notes/': list(note),
  '/de/api/planned/': [planned],
  '/de/api/status/': status,
  '/de/api/not-found/': { ...list(lost), count: 40 },
  '/de/api/dead-links/': [dead],
  '/de/api/empty-searches/': list(search),
  '/de/api/audit/': runs,
  '/de/api/persons/': list({ id: 1 }),
};

let root: Root;
let frame: HTMLElement;
let calls: string[] = [];
let answers: Answers = {};
beforeEach(async () => {
  await i18nProvider.changeLocale('de');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T12:00:00Z') });
  calls = [];
  vi.stubGlobal('fetch', async (address: string) => {
    calls.push(address);
    const [, answer = /\/api\/(?:planned|dead-links)\//.test(address) ? [] : nothing] =
      Object.entries(answers).find(([beginning]) => address.startsWith(beginning)) ?? [];
    if (answer instanceof Promise) await answer;
    return answer === 503
      ? Response.json({ code: 'unavailable', message: 'Bitte später.' }, { status: 503 })
      : Response.json(answer);
  });
  frame = document.body.appendChild(document.createElement('div'));
  root = createRoot(frame);
});
afterEach(() => {
  root.unmount();
  frame.remove();
  vi.useRealTimers();
});

function open(role: Role, given: Answers = {}): void {
  answers = given;
  const permissions = capabilitiesOf(role);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(['auth', 'getPermissions', {}], permissions);
  root.render(
    <MemoryRouter>
      <CoreAdminContext
        dataProvider={dataProvider}
        authProvider={{
          ...{ login: async () => {}, logout: async () => {}, checkAuth: async () => {}, checkError: async () => {} },
          getPermissions: async () => permissions,
        }}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
      >
        <Desk />
      </CoreAdminContext>
    </MemoryRouter>,
  );
}

const headings = () => [...frame.querySelectorAll('h2')].map(({ textContent }) => textContent);
const section = (title: string) =>
  [...frame.querySelectorAll('section')].find((one) => one.querySelector('h2')?.textContent === title);
const linksIn = (title: string) =>
  [...(section(title)?.querySelectorAll('a') ?? [])].map((link) => `${link.textContent} ${link.getAttribute('href')}`);

const today = 'Heute, Sonntag, 29. November 2026';

it('the desk of an admin has everything in its order, each line leading to where it is dealt with', async () => {
  open('admin', full);
  const all = [
    today,
    'Wartet auf Sie',
    'Notizen für Sie',
    'Als Nächstes öffentlich',
    'Braucht Aufmerksamkeit',
    'Importe mit Fehlern',
    'Englisch fehlt',
    'Links ins Leere',
    'Vergeblich aufgerufene Adressen',
    'Vergebliche Suchen',
  ];
  await vi.waitFor(() => expect(headings()).toEqual(all));
  expect(linksIn(today)).toEqual(['Elektra /events/7']);
  expect(section(today)?.querySelector('li')?.textContent).toBe(
    '19:30ElektraGroßes HausRestkartenIm Verkauf, aber ohne Link zu den KartenÜberschneidung: Großes HausEnglisch: 1 Text fehlt',
  );
  expect(linksIn('Wartet auf Sie')).toEqual(['Salome /requests/4']);
  expect(linksIn('Notizen für Sie')).toEqual(['Besuch /de/besuch?edit&note=5']);
  expect(linksIn('Als Nächstes öffentlich')).toEqual(['30 Termine /events?filter=%7B%7D']);
  expect(linksIn('Braucht Aufmerksamkeit')).toEqual([
    'Postausgang /mails?filter=%7B%22state%22%3A%22given_up%22%7D',
    'Sicherung /status',
  ]);
  const imports = encodeURIComponent('{"action":"imported","kind":"person","from":"2026-11-29","to":"2026-11-29"}');
  expect(linksIn('Importe mit Fehlern')).toEqual([
    'Übernahme: https://old.example /take-over?run=4',
    `Personen /audit?filter=${imports}`,
  ]);
  expect(section('Importe mit Fehlern')?.textContent).toContain('4 Einträge fehlen');
  expect(linksIn('Englisch fehlt')).toEqual(['1 Person /persons?filter=%7B%22missing%22%3A%22en%22%7D']);
  expect(linksIn('Links ins Leere')).toEqual(['Besuch /de/besuch?edit']);
  expect(section('Links ins Leere')?.textContent).toContain('Probe, gelöscht');
  expect(linksIn('Vergebliche Suchen')).toEqual(['oper /de/search?q=oper']);
  expect(linksIn('Vergeblich aufgerufene Adressen')).toEqual([
    '/alt /redirects/create?source=%7B%22old_path%22%3A%22%2Falt%22%7D',
    'Alle 40 zeigen /not-found',
  ]);
});

it('a day without events gives way to the next one that has any', async () => {
  open('programme_editor', {
    ...full,
    '/de/api/events/?translations=all&start_from': list({ ...elektra, start: '2026-12-02T19:30:00+01:00' }),
  });
  await vi.waitFor(() => expect(headings()).toContain('Nächste Vorstellungen: Mittwoch, 2. Dezember 2026'));
  expect(calls.some((call) => call.includes('from=2026-12-02&to=2026-12-02'))).toBe(true);
});

it('a role is asked nothing that it may not see, and an empty desk says so in one sentence', async () => {
  open('press');
  await vi.waitFor(() => expect(frame.textContent).toBe('Zurzeit wartet hier nichts auf Sie.'));
  const paths = new Set(calls.map((call) => call.split('?')[0]));
  for (const path of ['audit', 'events', 'notes', 'status', 'not-found', 'empty-searches', 'persons'])
    expect([...paths]).not.toContain(`/de/api/${path}/`);
  expect([...paths]).toEqual(expect.arrayContaining(['/de/api/requests/', '/de/api/planned/', '/de/api/media/']));
});

it('a part that fails says so and can be tried again, while the others are there', async () => {
  open('editor', { ...full, '/de/api/requests/': 503 });
  await vi.waitFor(() => expect(headings()).toContain('Notizen für Sie'));
  const failed = () => section('Wartet auf Sie');
  await vi.waitFor(() => expect(failed()?.querySelector('[role=alert]')?.textContent).toContain('Bitte später.'));
  answers = full;
  failed()?.querySelector('button')?.focus();
  failed()?.querySelector('button')?.click();
  await vi.waitFor(() => expect(linksIn('Wartet auf Sie')).toEqual(['Salome /requests/4']));
  expect(failed()?.querySelector('[role=alert]')).toBeNull();
  expect(document.activeElement).toBe(failed()?.querySelector('h2'));
});

it('a part that is slow says so, and holds up no other', async () => {
  open('editor', { ...full, '/de/api/planned/': new Promise(() => {}) });
  await vi.waitFor(() => expect(headings()).toContain(today));
  expect(headings()).not.toContain('Als Nächstes öffentlich');
  await vi.waitFor(() => expect(section('Als Nächstes öffentlich')?.textContent).toContain('Wird noch geladen'), 4000);
});
