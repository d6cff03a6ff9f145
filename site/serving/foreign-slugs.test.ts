import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales } from '#text/languages.ts';
import { openForeignBackend } from '#tests/foreign-backend.ts';
import { linksIn } from '#tests/open-page.ts';
import { origin, visit } from '#tests/visit-site.ts';

const backend = await openForeignBackend(() => null);
afterAll(() => backend.close());

const slugs = { de: 'Der_Mond.für.Ölköpfe', en: 'The_Moon.à-la-ÉCOLE' };

/** Calls of a list and of one entry, and the addresses of both on the site. */
const kinds = [
  { list: 'api/events/', one: 'api/events/7/', de: '/de/programm', en: '/en/programme' },
  { list: 'api/productions/', one: 'api/productions/7/', de: '/de/produktionen', en: '/en/productions' },
  { list: 'api/blog/articles/', one: 'api/blog/articles/7/', de: '/de/blog', en: '/en/blog' },
  { list: 'api/person-categories/', one: 'api/persons/7/', de: '/de/kuenstler', en: '/en/artists' },
  {
    list: 'api/seasonsubscriptions/',
    one: 'api/seasonsubscriptions/7/',
    de: '/de/abonnements',
    en: '/en/subscriptions',
  },
  { list: 'api/festivals/', one: 'api/festivals/7/', de: '/de/reihen', en: '/en/series' },
  {
    list: 'api/download-directories/',
    one: 'api/download-directories/7/',
    de: '/de/pressedownloads',
    en: '/en/pressedownloads',
  },
];

async function open(address: string) {
  const answer = await visit(address, { contentFetch: fetch, config: { contentApiUrl: backend.url } });
  const { document } = new JSDOM(await answer.text(), { url: origin + address }).window;
  return { answer, document };
}

describe.each(kinds)('the slugs of a foreign backend in addresses below $de', (kind) => {
  beforeAll(() => {
    backend.answer = (path, _, locale) => {
      // People have their slugs by language, everything else one in the language of the answer.
      const isPerson = kind.one === 'api/persons/7/';
      const entry = { id: 7, title: 'Der Mond', name: 'Der Mond', slugs, slug: isPerson ? slugs : slugs[locale] };
      if (path === kind.one) return { json: entry };
      if (path !== kind.list) return null;
      return { json: isPerson ? [{ slug: 'ensemble', name: 'Ensemble', persons: [entry] }] : [entry] };
    };
  });
  const own = {
    de: `${kind.de}/${encodeURIComponent(slugs.de)}/7`,
    en: `${kind.en}/${encodeURIComponent(slugs.en)}/7`,
  };

  it.each(locales)('stay as they are in the list (%s)', async (locale) => {
    const { answer, document } = await open(kind[locale]);
    expect(answer.status).toBe(200);
    expect(linksIn(document.querySelector('main')!)).toContain(own[locale]);
  });

  it.each(locales)('stay as they are on the page of the entry (%s)', async (locale) => {
    const { answer, document } = await open(own[locale]);
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
    const { answer } = await open(`${kind.de}/${encodeURIComponent(slugs.en)}/7`);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, own.de]);
  });
});
