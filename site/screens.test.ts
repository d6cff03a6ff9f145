import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import routes from './routes.ts';
import { addresses, guessScreen, screenOf } from './screens.ts';

it.each([
  ['/en/contact', '/en/contacts'],
  ['/de/contact', '/de/kontakt'],
  ['/de/suche', '/de/search'],
  ['/en/Press', '/en/pressedownloads'],
  ['/en/contacts/us', null],
  ['/fr/contact', null],
  ['/en/elsewhere', null],
])('the address %s means the screen %s', (address, screen) => {
  expect(guessScreen(address)).toBe(screen);
});

it('every screen has a route in both languages', () => {
  expect(routes.map(({ id, path }) => `${id} ${path}`)).toEqual([
    'de.index de',
    'de.subscriptions de/abonnements',
    'de.subscriptions-slug-id de/abonnements/:slug/:id',
    'de.blog de/blog',
    'de.blog-slug-id de/blog/:slug/:id',
    'de.contact de/kontakt',
    'de.artists de/kuenstler',
    'de.artists-slug-id de/kuenstler/:slug/:id',
    'de.pressedownloads de/pressedownloads',
    'de.pressedownloads-slug-id de/pressedownloads/:slug/:id',
    'de.productions de/produktionen',
    'de.productions-slug de/produktionen/:slug',
    'de.productions-slug-id de/produktionen/:slug/:id',
    'de.events de/programm',
    'de.events-slug-id de/programm/:slug/:id',
    'de.series de/reihen',
    'de.series-slug-id de/reihen/:slug/:id',
    'de.shortlist de/merkzettel',
    'de.offline de/offline',
    'de.newsletter de/newsletter',
    'de.newsletter-confirm de/newsletter/bestaetigen',
    'de.newsletter-unsubscribe de/newsletter/abmelden',
    'de.search de/search/:category?/:page?',
    'de.slug de/*',
    'en.index en',
    'en.subscriptions en/subscriptions',
    'en.subscriptions-slug-id en/subscriptions/:slug/:id',
    'en.blog en/blog',
    'en.blog-slug-id en/blog/:slug/:id',
    'en.contact en/contacts',
    'en.artists en/artists',
    'en.artists-slug-id en/artists/:slug/:id',
    'en.pressedownloads en/pressedownloads',
    'en.pressedownloads-slug-id en/pressedownloads/:slug/:id',
    'en.productions en/productions',
    'en.productions-slug en/productions/:slug',
    'en.productions-slug-id en/productions/:slug/:id',
    'en.events en/programme',
    'en.events-slug-id en/programme/:slug/:id',
    'en.series en/series',
    'en.series-slug-id en/series/:slug/:id',
    'en.shortlist en/shortlist',
    'en.offline en/offline',
    'en.newsletter en/newsletter',
    'en.newsletter-confirm en/newsletter/confirm',
    'en.newsletter-unsubscribe en/newsletter/unsubscribe',
    'en.search en/search/:category?/:page?',
    'en.slug en/*',
    'webshop webshop/*',
    'webshop-template eventim-template',
    'webshop-test :shop/*',
    'lost *',
  ]);
});

it('finds the same screen in the other language, with its parameters', () => {
  expect(addresses('/de/programm/salome/7')).toEqual({ de: '/de/programm/salome/7', en: '/en/programme/salome/7' });
  expect(addresses('/en/artists')).toEqual({ de: '/de/kuenstler', en: '/en/artists' });
  expect(addresses('/en')).toEqual({ de: '/de', en: '/en' });
  expect(addresses('/de/newsletter/abmelden')).toEqual({
    de: '/de/newsletter/abmelden',
    en: '/en/newsletter/unsubscribe',
  });
  expect(addresses('/webshop/x')).toEqual({ de: '/de', en: '/en' });
  expect(addresses('/de/haus/geschichte')).toEqual({ de: '/de/haus/geschichte', en: '/en/haus/geschichte' });
});

it('finds the screen of an address', () => {
  expect(screenOf('/en/programme/salome/7')?.name).toBe('events-slug-id');
  expect(screenOf('/de/haus/geschichte')?.name).toBe('slug');
  expect(screenOf('/de')?.name).toBe('index');
  expect(screenOf('/colonia-koeln.webshop/x')).toBeUndefined();
});

it('every screen says when it is loaded again, so that an event over it does not load it', () => {
  const folder = join(import.meta.dirname, 'screens');
  const silent = globSync('*/route.tsx', { cwd: folder }).filter(
    (file) => !readFileSync(join(folder, file), 'utf8').includes('shouldRevalidate'),
  );
  // Neither of the two opens an event over itself.
  expect(silent.toSorted()).toEqual(['lost/route.tsx', 'webshop/route.tsx']);
});
