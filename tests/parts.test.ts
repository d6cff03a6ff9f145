import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/base/endpoint.ts';
import { partNames, type PartName, partOfAddress, parts } from '#contract/settings/parts.ts';
import { seedDemo } from '#demo/seed.ts';
import { changeSettings } from '#server/areas/site-settings/change-settings.ts';
import { screens } from '#site/screens.ts';
import { cachedPages } from './cached-pages.ts';
import { publicReads } from './contract-calls.ts';
import { someOf } from './extent.ts';
import { makeBlock } from './factories/block.ts';
import { makeOwnSection, makePage } from './factories/rows.ts';
import { send, sharedBackend } from './test-backend.ts';
import { origin } from './visit-site.ts';

/** Words of the interface that stand for a part, where it has no address to look for. */
const words: Record<PartName, RegExp> = {
  subscriptions:
    /Abonnements entdecken|Discover subscriptions|im Abonnement erhältlich|"(?:in|has)_subscription",true/i,
  magazine: /Aus dem Magazin|From the magazine/,
  press: /Pressedownloads|Press downloads/,
  webshop: /\/webshop/,
  newsletter: /name="EMAIL"/,
  shortlist: /aria-label="[^"]*(?:Merkzettel|shortlist)[^"]*"|>Merken<|>Shortlist</i,
  offline: /"offline",true/,
};

/** Ids of public entries by the path of their list. */
const ids = new Map<string, number[]>();
let visited: string[] = [];

const listSchema = z.object({ results: z.array(z.looseObject({ id: z.int(), url: z.string().optional() })) });

async function readList(path: string) {
  const answer = await backend.app.request(`/de/api/${path}`);
  expect(answer.status, path).toBe(200);
  return listSchema.parse(await answer.json()).results;
}

const backend = await sharedBackend({
  clock: () => new Date('2026-11-21T12:00:00Z'),
  config: { siteUrl: origin, offlineReading: true },
});
const pages = cachedPages(backend, {
  offlineReading: true,
  product: 'colonia',
  ticketing: { url: 'https://tickets.example' },
});
beforeAll(async () => {
  await seedDemo(backend.ctx, backend.database);
  await makeOwnPage();
  visited = await addressesOfScreens();
}, 600_000);

/** A page of an editor that leads to every part. */
async function makeOwnPage(): Promise<void> {
  const page = await makePage(backend.ctx, {
    title: { de: 'Wegweiser', en: 'Guide' },
    slug: { de: 'wegweiser', en: 'guide' },
    inFooter: true,
  });
  await makePage(backend.ctx, {
    title: { de: 'Karten kaufen', en: 'Buy tickets' },
    slug: { de: '', en: '' },
    target: { de: '/webshop/webticket/shop', en: '/webshop/webticket/shop' },
    inMenu: true,
  });
  const targets = [
    '/de/abonnements',
    '/de/blog',
    '/de/pressedownloads',
    '/webshop',
    '/de/newsletter',
    '/de/merkzettel',
  ];
  const links = [...targets, '/de/offline', `${origin}/de/blog`];
  const content = links.map((target) => `<p><a href="${target}">Weg nach dort</a></p>`).join('');
  const teasers = links.map((link) =>
    makeBlock('fullteaser', { fields: { link }, de: { headline: 'Weg nach dort', text: 'Ein Weg', link_text: 'Hin' } }),
  );
  await makeOwnSection(backend.ctx, 'page', page.id, [makeBlock('text', { de: { content } }), ...teasers]);
}

/** Screens that speak of other parts, with an event and a production that are in a subscription. */
async function addressesOfScreens(): Promise<string[]> {
  for (const list of ['events', 'productions', 'persons', 'blog/articles', 'blog', 'seasonsubscriptions', 'seasons'])
    ids.set(
      list,
      (await readList(`${list}/?page_size=40`)).map(({ id }) => id),
    );
  for (const list of ['download-directories', 'festivals'])
    ids.set(
      list,
      (await readList(`${list}/`)).map(({ id }) => id),
    );
  const event = await find('events', 'in_subscription');
  const production = await find('productions', 'has_subscription');
  const [person, festival] = [(await readList('persons/'))[0]?.url ?? '', (await readList('festivals/'))[0]?.url ?? ''];
  return [
    ...['/de', '/en', '/de/programm', '/de/produktionen', '/de/kuenstler', '/de/kontakt', '/de/reihen'],
    ...['/de/wegweiser', '/de/search?q=oper', '/de/impressum', event, production, person, festival],
    `/de/kuenstler?event_overlay=${/\d+$/.exec(event)?.[0]}`,
  ];
}

async function find(list: string, field: string): Promise<string> {
  for (const id of ids.get(list) ?? []) {
    const answer = await backend.app.request(`/de/api/${list}/${id}/`);
    const entry = z.looseObject({ url: z.string() }).parse(await answer.json());
    if (entry[field] === true) return entry.url;
  }
  throw new Error(`No entry of ${list} has ${field}`);
}

const switchOff = (off: PartName[]) => changeSettings(backend.ctx, { parts_off: off }, undefined);

/** The page as the next visitor gets it, from the cache if it is there. */
async function open(address: string): Promise<{ status: number; html: string }> {
  const answer = await pages.load(address);
  if (answer instanceof Response) return { status: answer.status, html: await answer.text() };
  if (!answer) throw new Error(`No answer for ${address}`);
  return { status: 200, html: answer.answer.plain.bytes.toString() };
}

async function read(address: string): Promise<{ status: number; text: string }> {
  const answer = await backend.app.request(address);
  return { status: answer.status, text: await answer.text() };
}

/** Every address of this site in a text, as attributes, JSON and XML have them. */
function addressesIn(text: string): string[] {
  const plain = text
    .replaceAll('&amp;', '&')
    .replaceAll(String.raw`\/`, '/')
    .replaceAll(origin, '');
  return [...plain.matchAll(/(?<=["'>(\s=,])\/(?:(?:de|en)(?:\/|\b)|webshop)[^"'<>\s\\,)]*/g)].map(([found]) => found);
}

/** Addresses of a public call, with ids of its list. */
function addressesOfCall({ path }: Endpoint): string[] {
  const list = /\/api\/(.+)\/\{id\}/.exec(path)?.[1] ?? '';
  const known = ids.get(list)?.slice(0, 2) ?? [1];
  const filled = path.includes('{id}')
    ? known.map((id) => path.replace('{id}', String(id)))
    : path.includes('{path}')
      ? ['', 'blog', 'abonnements', 'pressedownloads', 'wegweiser'].map((page) => path.replace('{path}', page))
      : [path];
  const queries = path.includes('/search/') ? ['oper', 'abo', 'presse'].map((query) => `?query=${query}`) : [''];
  return filled
    .flatMap((each) => queries.map((query) => each.replace('{locale}', 'de') + query))
    .filter((address) => !address.includes('{'));
}

/** Addresses of the part's own screens and feeds. */
function ownAddresses(part: PartName): string[] {
  const { segments } = parts[part];
  const own = screens.flatMap(({ path }) =>
    (['de', 'en'] as const)
      .filter((locale) => segments.includes(path[locale].split('/')[0] ?? ''))
      .map((locale) => `/${locale}/${path[locale].replace(':slug', 'x').replace(':id', '1')}`),
  );
  const more: Partial<Record<PartName, string[]>> = {
    subscriptions: ['/de/subscriptions', '/de/abo'],
    magazine: ['/de/magazin', '/de/blog?page=2'],
    webshop: ['/webshop', '/webshop/webticket/shop', '/eventim-template', '/colonia-koeln.webshop'],
    shortlist: ['/de/merkzettel?ids=1,2'],
  };
  return [...own, ...(more[part] ?? [])];
}

async function sitemap(): Promise<string> {
  const index = (await read('/sitemap.xml')).text;
  const each = [...index.matchAll(/\/sitemap\/[a-z]+-\d+\.xml/g)].map(([address]) => read(address));
  return [index, ...(await Promise.all(each)).map(({ text }) => text)].join('\n');
}

type Read = { address: string; text: string; isPage: boolean };

/**
 * Everything that a visitor or another program reads. In the usual run only some of the calls, and of the pages, too,
 * with an index: others for each.
 */
async function walk(index?: number): Promise<Read[]> {
  const found: Read[] = [];
  const shown = index === undefined ? visited : someOf(visited, { index, count: 8 });
  for (const address of [...shown, '/de/gibt-es-nicht'])
    found.push({ address, text: (await open(address)).html, isPage: true });
  for (const address of someOf(publicReads.flatMap(addressesOfCall), { index: index ?? 0, count: 15 })) {
    const { status, text } = await read(address);
    expect(status, address).toBeLessThan(500);
    found.push({ address, text, isPage: false });
  }
  return [...found, { address: 'sitemap', text: await sitemap(), isPage: false }];
}

/** What all of it says of a part; words are looked for on pages only. */
function tracesOf(part: PartName, all: Read[]): string[] {
  return all.flatMap(({ address, text, isPage }) =>
    [
      ...addressesIn(text).filter((each) => partOfAddress(each) === part),
      ...((isPage && words[part].exec(text)) || []).map((word) => `»${word}«`),
    ].map((trace) => `${address}: ${trace}`),
  );
}

let before: Read[];

it('with every part the pages speak of each', { timeout: 300_000 }, async () => {
  await switchOff([]);
  before = await walk();
  for (const part of partNames) expect(tracesOf(part, before), part).not.toEqual([]);
});

describe.each(partNames)('without %s', (part) => {
  beforeAll(() => switchOff([part]).then(() => {}), 120_000);

  it('no page, call or sitemap speaks of it', { timeout: 300_000 }, async () => {
    expect(tracesOf(part, await walk(partNames.indexOf(part)))).toEqual([]);
    expect((await open('/de')).html).toContain('Oper Colonia');
  });

  it('its screens are not found, and their pages are those of the house', { timeout: 120_000 }, async () => {
    const own = ownAddresses(part);
    expect(own.length).toBeGreaterThan(0);
    for (const address of own) {
      const { status, html } = await open(address);
      expect(status, address).toBe(404);
      expect(html, address).toContain('Oper Colonia');
    }
  });

  it('search counts what it shows', async () => {
    for (const query of ['abo', 'presse', 'oper']) {
      const { text } = await read(`/de/api/search/others/?query=${query}&page_size=100`);
      const { count, results } = z.object({ count: z.int(), results: z.array(z.unknown()) }).parse(JSON.parse(text));
      expect(count).toBe(results.length > 99 ? count : results.length);
    }
  });
});

/** Public calls of a part alone; the other parts have none. */
const ownCalls = (part: PartName) =>
  publicReads.filter(({ path }) => parts[part].call && path.startsWith(`/{locale}/api/${parts[part].call}/`));

describe.each(['subscriptions', 'magazine', 'press'] as const)('without %s', (part) => {
  it('its lists are empty and its entries not found', async () => {
    const own = ownCalls(part).flatMap(addressesOfCall);
    const isEntry = (address: string) => !address.endsWith('/') || /\d\/$/.test(address);
    await switchOff([]);
    for (const address of own) expect((await read(address)).status, address).toBe(200);
    await switchOff([part]);
    for (const address of own) {
      const { status, text } = await read(address);
      if (isEntry(address)) expect(status, address).toBe(404);
      else expect(JSON.parse(text), address).toEqual({ count: 0, next: null, previous: null, results: [] });
    }
    expect([own.some(isEntry), own.every(isEntry)]).toEqual([true, false]);
  });
});

it('no other part has public lists or entries', () => {
  const having = partNames.filter((part) => ownCalls(part).length > 0);
  expect(having).toEqual(['subscriptions', 'magazine', 'press']);
});

it('everything is back when the parts are switched on again', { timeout: 300_000 }, async () => {
  await switchOff([...partNames]);
  await switchOff([]);
  const after = await walk();
  for (const part of partNames) expect(tracesOf(part, after), part).toEqual(tracesOf(part, before));
});

it('feeds, calendars and archives of parts that are off are not found', async () => {
  await switchOff([]);
  const [directory] = ids.get('download-directories') ?? [];
  const [event] = ids.get('events') ?? [];
  const addresses = [
    '/de/blog/feed.atom',
    '/en/blog/feed.atom',
    `/de/api/download-directories/${directory}/archive/`,
    `/de/programm/calendar.ics?ids=${event}`,
  ];
  for (const address of addresses) expect((await backend.app.request(address)).status, address).toBe(200);
  await switchOff(['magazine', 'press', 'shortlist']);
  for (const address of addresses) expect((await backend.app.request(address)).status, address).toBe(404);
  expect((await backend.app.request('/de/programm/calendar.ics')).status).toBe(200);
});

it('without the newsletter nobody can sign up or confirm, but unsubscribe', async () => {
  await switchOff(['newsletter']);
  const body = { EMAIL: 'gast@netz.example', OPT_IN: true, lists: [8] };
  expect((await send(backend, 'POST', '/de/api/newsletter/', {}, body)).status).toBe(404);
  expect((await send(backend, 'POST', '/de/api/newsletter/confirm/', {}, { token: 'x'.repeat(30) })).status).toBe(404);
  const left = await send(backend, 'POST', '/de/api/newsletter/unsubscribe/', {}, { token: 'x'.repeat(30) });
  expect(left.status).toBe(422);
  expect((await open('/de/newsletter/abmelden?token=x')).status).toBe(200);
  expect((await open('/de/newsletter/abmelden')).status).toBe(404);
  expect((await open('/de/newsletter/bestaetigen?token=x')).status).toBe(404);
});

it('editors read and change what is switched off, and find it neither in their menu nor among link targets', async () => {
  await switchOff(['magazine']);
  const editor = await backend.signIn('publisher');
  const stored = await backend.app.request('/de/api/blog/articles/?translations=all', { headers: editor });
  const { results } = listSchema.parse(await stored.json());
  expect(results.length).toBeGreaterThan(0);
  const path = `/de/api/blog/articles/${results[0]?.id}/?translations=all`;
  expect((await send(backend, 'POST', path, editor, { author: 'Jemand' })).status).toBe(200);
  const user = await backend.app.request('/de/pageeditor-api/user', { headers: editor });
  const { admin_menus: menus } = z
    .object({ admin_menus: z.array(z.object({ key: z.string() })) })
    .parse(await user.json());
  expect(menus.map(({ key }) => key)).toContain('productions');
  expect(menus.map(({ key }) => key)).not.toContain('articles');
  const targets = await backend.app.request('/de/pageeditor-api/targets?kind=article', { headers: editor });
  expect(z.object({ results: z.array(z.unknown()) }).parse(await targets.json()).results).toEqual([]);
});
