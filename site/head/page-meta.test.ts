import { expect, it } from 'vitest';
import { picture } from '#tests/answers.ts';
import { readPage, type ShownPage } from '../content/reading/read-page.ts';
import { shorten, tagsOf, titleOf } from './page-meta.tsx';

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
  const links = tagsOf(page(), facts).filter(({ rel }) => rel);
  expect(links).toEqual([
    { rel: 'canonical', href: 'https://oper.example/de/besuch' },
    { rel: 'alternate', href: 'https://oper.example/de/besuch', hrefLang: 'de' },
    { rel: 'alternate', href: 'https://oper.example/en/visit', hrefLang: 'en' },
    { rel: 'alternate', href: 'https://oper.example/de/besuch', hrefLang: 'x-default' },
  ]);
});

it('a page in one language has no link to another', () => {
  const links = tagsOf(page({ urls: { de: '/de/besuch' } }), facts).filter(({ rel }) => rel);
  expect(links).toEqual([{ rel: 'canonical', href: 'https://oper.example/de/besuch' }]);
});

it('the shared picture is the head picture, with size and alternative text', () => {
  const hero = picture(1, { base: '/media/1/abc', alt: 'Ein Mond' });
  expect(tagsOf(page({ hero }), facts)).toEqual(
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
  expect(tagsOf(page(chosen), facts)).toEqual(
    expect.arrayContaining([
      { property: 'og:image', content: 'https://oper.example/media/2/abc/1536.jpg' },
      { property: 'og:image:width', content: '1536' },
      { property: 'og:image:height', content: '806' },
      { property: 'og:image:alt', content: 'Salome' },
    ]),
  );
  const unknown = tagsOf(page({ og_image: '/media/2/abc/1536.jpg' }), facts)
    .map((tag) => JSON.stringify(tag))
    .join();
  expect(unknown).not.toContain('og:image:width');
});

it('a page without a picture uses the default picture, if there is one', () => {
  const house = { ...facts, ogImage: '/media/sharing/house-1-de-abc.jpg' };
  expect(tagsOf(page(), house)).toEqual(
    expect.arrayContaining([
      { property: 'og:image', content: 'https://oper.example/media/sharing/house-1-de-abc.jpg' },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: 'Oper Colonia' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ]),
  );
  const own = tagsOf(page({ og_image: '/media/2/abc/1536.jpg' }), house);
  expect(own).toContainEqual({ property: 'og:image', content: 'https://oper.example/media/2/abc/1536.jpg' });
  expect(tagsOf(page(), facts)).toContainEqual({ name: 'twitter:card', content: 'summary' });
});

it('a feed is linked with its type when its page has an address', () => {
  const type = 'text/calendar';
  const feed = { file: 'calendar.ics', title: 'Programm' } as const;
  const linkOf = (shown: ShownPage) => tagsOf(shown, facts).filter((tag) => tag.type);
  const href = 'https://oper.example/de/besuch/calendar.ics';
  expect(linkOf({ ...page(), feed })).toEqual([{ rel: 'alternate', type, title: 'Programm', href }]);
  expect(linkOf({ ...page(), feed: { ...feed, path: '/de/blog' } })[0]?.href).toBe(
    'https://oper.example/de/blog/calendar.ics',
  );
  expect(linkOf({ ...page(), urls: {}, feed })).toEqual([]);
});

it('a page for one person tells nothing but that search engines leave it out', () => {
  const noindex = { name: 'robots', content: 'noindex' };
  expect(tagsOf({ ...page(), audience: 'personal' }, facts)).toEqual([noindex]);
  expect(tagsOf({ ...page(), audience: 'unlisted' }, facts)).toContainEqual(noindex);
});

it('drafts and old revisions have noindex', () => {
  expect(tagsOf(page(), { ...facts, hidden: true })).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(tagsOf(page(), facts)).not.toContainEqual({ name: 'robots', content: 'noindex' });
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
