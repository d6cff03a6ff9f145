import { expect, it } from 'vitest';
import { isOff, partNames, partOfAddress, parts, readPartsOff } from './parts.ts';
import { isWhollyOff, withoutParts } from './without-parts.ts';

const origin = 'https://oper.example';
const without = (answer: unknown, ...off: (typeof partNames)[number][]) => withoutParts(answer, { parts: off, origin });

it.each([
  ['/de/abonnements/abo/3', 'subscriptions'],
  ['/EN/Subscriptions', 'subscriptions'],
  ['/de/kontakt?about=subscription&subscription=3#nachricht', 'subscriptions'],
  ['/de/blog/feed.atom', 'magazine'],
  ['/de/api/download-directories/7/archive/', 'press'],
  ['/webshop/webticket/shop?event=1', 'webshop'],
  ['/colonia-koeln.webshop', 'webshop'],
  ['/de/newsletter/bestaetigen?token=x', 'newsletter'],
  ['/de/programm/calendar.ics?ids=1,2', 'shortlist'],
  ['/en/offline', 'offline'],
])('an address: %s belongs to %s', (address, part) => {
  expect(partOfAddress(address)).toBe(part);
});

it.each(['/de', '/de/blogger', '/de/programm/calendar.ics', '/de/kontakt?about=exchange', 'blog', '/webshopping', ''])(
  'an address: %s belongs to none',
  (address) => {
    expect(partOfAddress(address)).toBeUndefined();
    expect(isOff(address, partNames)).toBe(false);
  },
);

it('an answer is the same object while every part is on', () => {
  const answer = { url: '/de/blog' };
  expect(without(answer)).toBe(answer);
});

it('entries, addresses and links of a part go, everything else stays', () => {
  const answer = {
    menu: [
      { menu_name: 'Magazin', url: '/de/blog', children: [], hasChildren: false },
      { menu_name: 'Haus', url: '/de/haus', children: [{ url: `${origin}/de/blog` }], hasChildren: true },
    ],
    slides: [{ title: 'Neu', link: { url: '/de/blog/neu/3' }, picture: null }],
    news: [{ title: 'Neu', link: { url: '/de/blog/neu/3' }, date: null, count: 2 }],
    text: '<p>Im <a class="x" href="/de/blog?page=2&amp;a=1"><b>Magazin</b></a> und <a href="/de/haus">hier</a></p>',
    articles: [{ title: 'Neu' }],
    redirects: [
      { old_path: '/de/blog/alt', new_path: '/de/haus' },
      { old_path: '/de/alt', new_path: '/de/blog' },
    ],
  };
  expect(without(answer, 'magazine')).toEqual({
    menu: [{ menu_name: 'Haus', url: '/de/haus', children: [], hasChildren: false }],
    slides: [],
    news: [{ title: 'Neu', link: { url: '' }, date: null, count: 2 }],
    text: '<p>Im <b>Magazin</b> und <a href="/de/haus">hier</a></p>',
    articles: [],
    redirects: [{ old_path: '/de/blog/alt', new_path: '/de/haus' }],
  });
  expect(without(answer, 'press')).toEqual(answer);
});

it('modules that only lead to a part go, with a list that loses all of them; a picture stays without its link', () => {
  const teaser = { model: 'teaseritem', link_url: '/de/abonnements', headline: 'Abo' };
  const image = { model: 'imageitem', link_url: '/de/abonnements', title: 'Bild' };
  const page = {
    modules: [
      { model: 'link', link_url: '/de/abonnements', content: 'Abo' },
      { model: 'teaserlist', children: [teaser] },
      { model: 'teaserlist', children: [teaser, { model: 'teaseritem', link_url: '/de/haus' }] },
      { model: 'imagelist', children: [image] },
      { model: 'teaserlist', children: [] },
    ],
  };
  expect(without(page, 'subscriptions')).toHaveProperty('modules', [
    { model: 'teaserlist', children: [{ model: 'teaseritem', link_url: '/de/haus' }] },
    { model: 'imagelist', children: [{ ...image, link_url: '' }] },
    { model: 'teaserlist', children: [] },
  ]);
});

it('a page at the address of a part is wholly off', () => {
  const page = { urls: { de: '/de/pressedownloads', en: '/en/pressedownloads' } };
  expect(isWhollyOff(page, { parts: ['press'] })).toBe(true);
  expect(isWhollyOff(page, { parts: ['magazine'] })).toBe(false);
});

it('a setting that is absent, unknown or no list switches nothing off', () => {
  for (const sent of [undefined, null, 'magazine', {}, ['museum', 7]]) expect(readPartsOff(sent)).toEqual([]);
  expect(readPartsOff(['offline', 'museum', 'magazine'])).toEqual(['magazine', 'offline']);
});

it('no address, call or resource belongs to two parts', () => {
  const sets = partNames.map((name) => {
    const { segments, call = name, resources } = parts[name];
    return new Set([...segments, call, ...resources]);
  });
  expect(new Set(sets.flatMap((set) => [...set])).size).toBe(sets.reduce((sum, { size }) => sum + size, 0));
});
