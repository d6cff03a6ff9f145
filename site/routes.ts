import { route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { type Locale, locales } from '#text/languages.ts';
import type { ScreenName } from '#contract/pages/screen-paths.ts';
import { type Screen, screens, shopPaths } from './screens.ts';

/** Folder of each screen below site/screens/. A screen without one of its own shows the page of the page tree at its address. */
const folders: Record<ScreenName, string> = {
  index: 'home',
  subscriptions: 'subscriptions',
  'subscriptions-slug-id': 'subscription',
  blog: 'magazine',
  'blog-slug-id': 'article',
  contact: 'contact',
  artists: 'artists',
  'artists-slug-id': 'artist',
  pressedownloads: 'press',
  'pressedownloads-slug-id': 'directory',
  productions: 'productions',
  'productions-slug': 'season',
  'productions-slug-id': 'production',
  events: 'programme',
  'events-slug-id': 'event',
  series: 'festivals',
  'series-slug-id': 'festival',
  shortlist: 'shortlist',
  offline: 'offline',
  newsletter: 'newsletter',
  'newsletter-confirm': 'newsletter-confirm',
  'newsletter-unsubscribe': 'newsletter-unsubscribe',
  search: 'search',
  slug: 'page',
};

/** All routes: every screen of screens.ts in both languages, then the ticket shop, then unknown addresses. */
export default [
  ...locales.flatMap((locale) => screens.map((screen) => routeOf(screen, locale))),
  ...Object.entries(shopPaths).map(([id, path]) => route(path, 'screens/webshop/route.tsx', { id })),
  route('*', 'screens/lost/route.tsx', { id: 'lost' }),
] satisfies RouteConfig;

function routeOf(screen: Screen, locale: Locale): RouteConfigEntry {
  const path = [locale, screen.path[locale]].filter(Boolean).join('/');
  return route(path, `screens/${folders[screen.name]}/route.tsx`, { id: `${locale}.${screen.name}` });
}
