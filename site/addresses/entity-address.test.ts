import { describe, expect, it } from 'vitest';
import { pagesOf } from '#tests/open-page.ts';

const slugs = { de: 'der-mond', en: 'the-moon' };
/** A backend that sends only ids and titles. */
const entity = (locale: 'de' | 'en') => ({ id: 7, title: 'Der Mond', name: 'Der Mond', slug: slugs[locale], slugs });

const kinds = [
  { api: 'api/productions', de: '/de/produktionen', en: '/en/productions' },
  { api: 'api/blog/articles', de: '/de/blog', en: '/en/blog' },
  { api: 'api/persons', de: '/de/kuenstler', en: '/en/artists' },
  { api: 'api/seasonsubscriptions', de: '/de/abonnements', en: '/en/subscriptions' },
  { api: 'api/download-directories', de: '/de/pressedownloads', en: '/en/pressedownloads' },
];

describe.each(kinds)('below $de', ({ api, de, en }) => {
  const isPerson = api === 'api/persons';
  const open = pagesOf({
    [`${api}/7/`]: (locale: 'de' | 'en') => ({ ...entity(locale), ...(isPerson && { slug: slugs }) }),
  });

  it('an entity has one address per language and the page links to both', async () => {
    for (const address of [`${de}/der-mond/7`, `${en}/the-moon/7`]) {
      const { answer, document } = await open(address);
      expect(answer.status).toBe(200);
      const paths = (rel: string) =>
        [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"][hreflang], link[rel="${rel}"]:not([type])`)]
          .map(({ href }) => new URL(href).pathname)
          .filter((path) => !path.endsWith('.atom'));
      expect(paths('canonical')).toEqual([address]);
      expect(paths('alternate')).toEqual([`${de}/der-mond/7`, `${en}/the-moon/7`, `${de}/der-mond/7`]);
    }
  });

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
