import { expect, it } from 'vitest';
import { readPage, type ShownPage } from '../content/reading/read-page.ts';
import { feedLink, metaOf, shorten, titleOf } from './meta.ts';

const facts = { origin: 'https://oper.example', locale: 'de' as const, name: 'Oper Colonia', hidden: false };

function page(more: Record<string, unknown> = {}): ShownPage {
  const found = readPage(
    { title: 'Besuch', urls: { de: '/de/besuch', en: '/en/visit' }, modules: [], ...more },
    'de',
    '/de/besuch',
  );
  if (!found) throw new Error('no page');
  return found;
}

it('both languages link to each other, and x-default is the German page', () => {
  const links = metaOf(page(), facts).filter((tag) => 'tagName' in tag);
  expect(links).toEqual([
    { tagName: 'link', rel: 'canonical', href: 'https://oper.example/de/besuch' },
    { tagName: 'link', rel: 'alternate', href: 'https://oper.example/de/besuch', hrefLang: 'de' },
    { tagName: 'link', rel: 'alternate', href: 'https://oper.example/en/visit', hrefLang: 'en' },
    { tagName: 'link', rel: 'alternate', href: 'https://oper.example/de/besuch', hrefLang: 'x-default' },
  ]);
});

it('a page in one language has no link to another', () => {
  const links = metaOf(page({ urls: { de: '/de/besuch' } }), facts).filter((tag) => 'tagName' in tag);
  expect(links).toEqual([{ tagName: 'link', rel: 'canonical', href: 'https://oper.example/de/besuch' }]);
});

it('the shared picture is the head picture, with size and alternative text', () => {
  const hero = {
    id: 1,
    base: '/media/1/abc',
    width: 1600,
    height: 1000,
    alt: 'Ein Mond',
    caption: '',
    copyright: '',
    focal: { x: 50, y: 50 },
    placeholder: '',
  };
  expect(metaOf(page({ hero }), facts)).toEqual(
    expect.arrayContaining([
      { property: 'og:image', content: 'https://oper.example/media/1/abc/1280.jpg' },
      { property: 'og:image:width', content: '1280' },
      { property: 'og:image:height', content: '800' },
      { property: 'og:image:alt', content: 'Ein Mond' },
      { property: 'og:locale', content: 'de_DE' },
      { property: 'og:locale:alternate', content: 'en_US' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ]),
  );
});

it('a sharing picture has priority over the head picture, with its known properties', () => {
  const chosen = { og_image: '/media/2/abc/1536.jpg', og_image_details: { width: 1536, height: 806, alt: 'Salome' } };
  expect(metaOf(page(chosen), facts)).toEqual(
    expect.arrayContaining([
      { property: 'og:image', content: 'https://oper.example/media/2/abc/1536.jpg' },
      { property: 'og:image:width', content: '1536' },
      { property: 'og:image:height', content: '806' },
      { property: 'og:image:alt', content: 'Salome' },
    ]),
  );
  const unknown = metaOf(page({ og_image: '/media/2/abc/1536.jpg' }), facts)
    .map((tag) => JSON.stringify(tag))
    .join();
  expect(unknown).not.toContain('og:image:width');
});

it('a page without a picture uses the default picture, if there is one', () => {
  const house = { ...facts, ogImage: '/media/sharing/house-1-de-abc.jpg' };
  expect(metaOf(page(), house)).toEqual(
    expect.arrayContaining([
      { property: 'og:image', content: 'https://oper.example/media/sharing/house-1-de-abc.jpg' },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: 'Oper Colonia' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ]),
  );
  const own = metaOf(page({ og_image: '/media/2/abc/1536.jpg' }), house);
  expect(own).toContainEqual({ property: 'og:image', content: 'https://oper.example/media/2/abc/1536.jpg' });
  expect(metaOf(page(), facts)).toContainEqual({ name: 'twitter:card', content: 'summary' });
});

it('a feed is linked with its type when the page has an address', () => {
  expect(feedLink(page(), facts, 'calendar.ics', 'Programm')).toEqual([
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'text/calendar',
      title: 'Programm',
      href: 'https://oper.example/de/besuch/calendar.ics',
    },
  ]);
  expect(feedLink({ urls: {} }, facts, 'feed.atom', 'Magazin')).toEqual([]);
  expect(feedLink(page(), undefined, 'feed.atom', 'Magazin')).toEqual([]);
});

it('drafts and old revisions have noindex', () => {
  expect(metaOf(page(), { ...facts, hidden: true })).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(metaOf(page(), facts)).not.toContainEqual({ name: 'robots', content: 'noindex' });
});

it('a title contains the site name only once', () => {
  expect(titleOf({ metaTitle: '', title: 'Besuch' }, 'Oper Colonia')).toBe('Besuch – Oper Colonia');
  expect(titleOf({ metaTitle: 'Oper Colonia am Rhein', title: 'Start' }, 'Oper Colonia')).toBe('Oper Colonia am Rhein');
});

it('a description ends at a word border after at most 160 characters', () => {
  expect(shorten('🎭'.repeat(100), 161)).toBe(`${'🎭'.repeat(40)}…`);
  const long = shorten('Wort '.repeat(60), 160);
  expect(long.length).toBeLessThanOrEqual(160);
  expect(long).toMatch(/Wort…$/);
});
