import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales } from '#text/languages.ts';
import { openForeignBackend } from '#tests/foreign-backend.ts';
import { linksIn, pagesOf } from '#tests/open-page.ts';
import { origin, visit } from '#tests/visit-site.ts';

const backend = await openForeignBackend(() => null);
afterAll(() => backend.close());

const slugs = { de: 'der-mond', en: 'the-moon' };
const foreignSlugs = { de: 'Der_Mond.für.Ölköpfe', en: 'The_Moon.à-la-ÉCOLE' };
/** Only an id and a title. People have their slugs by language, everything else one in the language of the answer. */
const entity = (api: string, locale: 'de' | 'en', known = slugs) => ({
  ...{ id: 7, title: 'Der Mond', name: 'Der Mond', slugs: known },
  slug: api === 'api/persons' ? known : known[locale],
});

/** The call of a list, and the addresses of its entries on the site. */
const kinds = [
  { api: 'api/events', de: '/de/programm', en: '/en/programme' },
  { api: 'api/festivals', de: '/de/reihen', en: '/en/series' },
  { api: 'api/productions', de: '/de/produktionen', en: '/en/productions' },
  { api: 'api/blog/articles', de: '/de/blog', en: '/en/blog' },
  { api: 'api/persons', de: '/de/kuenstler', en: '/en/artists' },
  { api: 'api/seasonsubscriptions', de: '/de/abonnements', en: '/en/subscriptions' },
  { api: 'api/download-directories', de: '/de/pressedownloads', en: '/en/pressedownloads' },
];

describe.each(kinds)('below $de', ({ api, de, en }) => {
  const open = pagesOf({ [`${api}/7/`]: (locale: 'de' | 'en') => entity(api, locale) });

  it.each([
    [`${de}/falsch/7?a=1&page=2`, `${de}/der-mond/7?a=1&page=2`],
    [`${de.replace('/de', '/DE')}//der-mond/7/?a=1`, `${de}/der-mond/7?a=1`],
    [`${en}/der-mond/7`, `${en}/the-moon/7`],
    [`${de}/the-moon/7`, `${de}/der-mond/7`],
  ])('%s redirects to %s in one step', async (address, right) => {
    const { answer } = await open(address);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, right]);
  });

  it.each([`${de}/der-mond/8`, `${de}/der-mond/0`, `${de}/der-mond/7x`, `${en}/the-moon/99999999999999999999`])(
    '%s is not found',
    async (address) => {
      expect((await open(address)).answer.status).toBe(404);
    },
  );

  it('without a backend an entity address answers 503, not 404', async () => {
    for (const status of [500, 503]) {
      const { answer } = await open(`${de}/der-mond/7`, { [`${api}/7/`]: new Response(null, { status }) });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    }
  });

  it('an entity with only a title is shown with its title', async () => {
    const { answer, main } = await open(`${de}/der-mond/7`);
    expect([answer.status, main.querySelector('h1')?.textContent]).toEqual([200, 'Der Mond']);
    expect(main.textContent).not.toMatch(/undefined|Invalid|NaN|null/);
    expect(main.querySelectorAll('img')).toHaveLength(0);
    expect([...main.querySelectorAll('a')].filter((link) => !link.getAttribute('href'))).toEqual([]);
  });

  it('a malformed answer counts as no entity', async () => {
    for (const body of ['[]', '{"title":{},"name":[]}', '"x"']) {
      const { answer } = await open(`${de}/der-mond/7`, { [`${api}/7/`]: new Response(body) });
      expect([body, answer.status]).toEqual([body, 404]);
    }
  });

  it('an answer that is no JSON counts as an outage', async () => {
    for (const body of ['<html>', '', '{"id":7,"title":"Der M']) {
      const { answer } = await open(`${de}/der-mond/7`, { [`${api}/7/`]: new Response(body) });
      expect([body, answer.status]).toEqual([body, 503]);
    }
  });
});

async function openForeign(address: string) {
  const answer = await visit(address, { contentFetch: fetch, config: { contentApiUrl: backend.url } });
  const { document } = new JSDOM(await answer.text(), { url: origin + address }).window;
  return { answer, document };
}

describe.each(kinds)('the slugs of a foreign backend in addresses below $de', (kind) => {
  beforeAll(() => {
    backend.answer = (path, _, locale) => {
      const isPerson = kind.api === 'api/persons';
      const entry = entity(kind.api, locale, foreignSlugs);
      if (path === `${kind.api}/7/`) return { json: entry };
      if (path !== (isPerson ? 'api/person-categories/' : `${kind.api}/`)) return null;
      return { json: isPerson ? [{ slug: 'ensemble', name: 'Ensemble', persons: [entry] }] : [entry] };
    };
  });
  const own = {
    de: `${kind.de}/${encodeURIComponent(foreignSlugs.de)}/7`,
    en: `${kind.en}/${encodeURIComponent(foreignSlugs.en)}/7`,
  };

  it.each(locales)('stay as they are in the list (%s)', async (locale) => {
    const { answer, document } = await openForeign(kind[locale]);
    expect(answer.status).toBe(200);
    expect(linksIn(document.querySelector('main')!)).toContain(own[locale]);
  });

  it.each(locales)('stay as they are on the page of the entry (%s)', async (locale) => {
    const { answer, document } = await openForeign(own[locale]);
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(canonical).toBe(origin + own[locale]);
    const alternates = [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    expect(alternates).toEqual([
      ['de', origin + own.de],
      ['en', origin + own.en],
      ['x-default', origin + own.de],
    ]);
    const switches = [...document.querySelectorAll('header a[hreflang]')].map((link) => link.getAttribute('href'));
    expect(switches).toEqual(expect.arrayContaining([own.de, own.en]));
  });

  it('of the other language lead to the right one in one step', async () => {
    const { answer } = await openForeign(`${kind.de}/${encodeURIComponent(foreignSlugs.en)}/7`);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, own.de]);
  });
});
