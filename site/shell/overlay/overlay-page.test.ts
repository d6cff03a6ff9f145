import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import type { CastGroup, Event } from '#contract/programme/programme.ts';
import { visit } from '#tests/visit-site.ts';
import { magicFlute, programme } from '../../event/event.fixture.ts';

const person = (id: number, name: string, url = '') => ({ id, name, slug: { de: '', en: '' }, url });
const cast: CastGroup[] = [
  { role_name: 'Regie', kind: 'team', persons: [person(1, 'Milena Drosthagen', '/de/kuenstler/drosthagen/1')] },
  { role_name: 'Pamina', kind: 'cast', persons: [person(2, 'Fenja Mordhorst'), person(3, 'Zofia Krzemicka')] },
];

async function open(address: string, contentFetch = programme({ cast, in_subscription: true, intervals: 1 })) {
  const answer = await visit(address, { contentFetch });
  const { document } = new JSDOM(await answer.text()).window;
  return {
    answer,
    document,
    sheet: document.querySelector('dialog'),
    page: document.querySelector('main')?.parentElement,
  };
}

const textsOf = (all: NodeListOf<Element> | undefined) => [...(all ?? [])].map(({ textContent }) => textContent);
const linkNamed = (sheet: Element | null, name: string) =>
  [...(sheet?.querySelectorAll('a') ?? [])].find(
    (link) => link.getAttribute('aria-label') === name || link.textContent?.startsWith(name),
  );

it('an event overlay in the server’s HTML shows title, date, cast and links', async () => {
  const { sheet } = await open('/de?event_overlay=7');
  expect(sheet?.hasAttribute('open')).toBe(true);
  const title = sheet?.querySelector(`#${sheet.getAttribute('aria-labelledby')}`);
  expect(title?.textContent).toBe('Die Zauberflöte');
  expect(sheet?.textContent).toContain('Samstag, 28. November 2099');
  expect(sheet?.textContent).toMatch(/19:30–22:30\sUhr, eine Pause/);
  expect(sheet?.textContent).toContain('Großes Haus');
  expect(sheet?.querySelector('h3')?.textContent).toBe('Besetzung');
  expect(textsOf(sheet?.querySelectorAll('dl > div'))).toEqual([
    'PaminaFenja MordhorstZofia Krzemicka',
    'RegieMilena Drosthagen',
  ]);
  expect(linkNamed(sheet, 'Ticket kaufen')?.getAttribute('href')).toBe('/de/karten');
  expect(linkNamed(sheet, 'Mehr Informationen')?.getAttribute('href')).toBe('/de/programm/die-zauberfloete/7');
  const teaser = linkNamed(sheet, 'Abonnements entdecken');
  expect(teaser?.getAttribute('href')).toBe('/de/abonnements');
  expect(sheet?.textContent).toContain('zu einem reduzierten Preis auch im abonnement erhältlich');
  expect(teaser?.closest('div')?.querySelector('img')?.getAttribute('src')).toMatch(/\.jpg$/);
});

it('an event overlay in the server’s HTML shows the cast of a double bill work by work', async () => {
  const byWork = [
    { role_name: 'Chor', persons: [person(1, 'Opernchor')] },
    { role_name: 'Alfio', persons: [person(2, 'Davide')], work: { title: 'Cavalleria rusticana', lang: 'it' } },
    { role_name: 'Tonio', persons: [person(2, 'Davide')], work: { title: 'Pagliacci' } },
  ];
  const { sheet } = await open('/de?event_overlay=7', programme({ cast: byWork }));
  const titles = sheet?.querySelectorAll('h4');
  expect(textsOf(titles)).toEqual(['Cavalleria rusticana', 'Pagliacci']);
  expect(titles?.[0]?.getAttribute('lang')).toBe('it');
  expect(titles?.[1]?.parentElement?.querySelector('dt')?.textContent).toBe('Tonio');
});

it('an event overlay in the server’s HTML is available in English, with English date and addresses', async () => {
  const { sheet } = await open('/en?event_overlay=7');
  expect(sheet?.textContent).toContain('The Magic Flute');
  expect(sheet?.textContent).toContain('Saturday 28 November 2099');
  expect(sheet?.querySelector('h3')?.textContent).toBe('Cast');
  expect(linkNamed(sheet, 'Close overlay')?.getAttribute('href')).toBe('/en');
  expect(linkNamed(sheet, 'Buy ticket')?.getAttribute('href')).toBe('/en/tickets');
  expect(linkNamed(sheet, 'More information')?.getAttribute('href')).toBe('/en/programme/the-magic-flute/7');
  expect(linkNamed(sheet, 'Discover subscriptions')?.getAttribute('href')).toBe('/en/subscriptions');
});

it('an event overlay in the server’s HTML is before an inert page, and is closed by a link that keeps the rest of the query', async () => {
  const { document, sheet, page } = await open('/de/programm?category=oper&event_overlay=7');
  expect(page?.hasAttribute('inert')).toBe(true);
  expect(sheet!.compareDocumentPosition(page!) & 4).toBe(4);
  expect(document.body.className).toContain('no-scroll');
  expect(linkNamed(sheet, 'Overlay schließen')?.getAttribute('href')).toBe('/de/programm?category=oper');
});

it('an event overlay in the server’s HTML has the page’s canonical address, and is invalidated when the event changes', async () => {
  const { answer, document } = await open('/de?event_overlay=7');
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  expect(canonical).toBe('https://oper.example/de');
  expect(answer.headers.get('cache-tag')?.split(',')).toContain('event:7');
});

it('an event overlay in the server’s HTML shows the note of a private event, without tickets', async () => {
  const { sheet } = await open('/de?event_overlay=7', programme({ private_event: true } satisfies Partial<Event>));
  expect(sheet?.textContent).toContain('Eine geschlossene Veranstaltung');
  expect(linkNamed(sheet, 'Ticket kaufen')).toBeUndefined();
});

it.each([
  ['private', { private_event: true }],
  ['sold out', { availability: 'sold_out' }],
  ['cancelled', { availability: 'cancelled' }],
] satisfies [string, Partial<Event>][])(
  'an event overlay in the server’s HTML of a %s event offers other dates instead of subscriptions',
  async (_, state) => {
    const other_dates = [magicFlute('de', { id: 8, start: '2099-12-01T19:30:00+01:00' })] as Event['other_dates'];
    const { sheet } = await open('/de?event_overlay=7', programme({ ...state, in_subscription: true, other_dates }));
    expect(sheet?.textContent).not.toContain('abonnement');
    expect(linkNamed(sheet, 'Weitere Termine')?.getAttribute('href')).toBe('/de/programm/die-zauberfloete/7#dates');
  },
);

it('an event overlay in the server’s HTML shows no subscriptions when it is in none', async () => {
  const { sheet } = await open('/de?event_overlay=7', programme({}));
  expect(sheet?.textContent).not.toContain('abonnement');
});

it.each(['abc', '0', '-7', '07', '7.5', '99999999999', ''])(
  'an overlay parameter without a valid event shows only the page: %s',
  async (value) => {
    const { answer, sheet, page, document } = await open(`/de?event_overlay=${value}`);
    expect(answer.status).toBe(200);
    expect(sheet).toBeNull();
    expect(page?.hasAttribute('inert')).toBe(false);
    expect(document.body.className).toBe('');
  },
);

it('an overlay parameter without a valid event says so for an unknown id, leads to the programme, and is not cached', async () => {
  const { answer, sheet } = await open('/de?event_overlay=999999999');
  expect(answer.status).toBe(200);
  const title = sheet?.querySelector(`#${sheet.getAttribute('aria-labelledby')}`);
  expect(title?.textContent).toBe('Diesen Termin gibt es nicht');
  expect(linkNamed(sheet, 'Zum Programm')?.getAttribute('href')).toBe('/de/programm');
  expect(linkNamed(sheet, 'Overlay schließen')?.getAttribute('href')).toBe('/de');
  expect(answer.headers.get('cache-tag')).toBeNull();
});

it('an overlay parameter without a valid event shows a closable placeholder when the backend is unavailable, and is not cached', async () => {
  const rest = programme();
  const failing = async (request: Request) =>
    request.url.includes('/api/events/7/') ? new Response('', { status: 500 }) : rest(request);
  const { answer, sheet } = await open('/de?event_overlay=7', failing);
  expect(answer.status).toBe(200);
  expect(sheet?.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(linkNamed(sheet, 'Overlay schließen')?.getAttribute('href')).toBe('/de');
  expect(answer.headers.get('cache-tag')).toBeNull();
});

it('no screen loads its data again because of an overlay', () => {
  const folder = path.join(import.meta.dirname, '../../screens');
  const forgotten = globSync('!(webshop|lost)/route.tsx', { cwd: folder }).filter((file) => {
    const source = readFileSync(path.join(folder, file), 'utf8');
    return (
      source.includes('function loader(') &&
      !source.includes("export { clientLoader, shouldRevalidate } from '../../framework/navigation/screen-data.ts'")
    );
  });
  expect(forgotten).toEqual([]);
});
