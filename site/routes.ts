import { route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { type Locale, locales } from '#text/languages.ts';
import type { ScreenName } from '#contract/pages/screen-paths.ts';
import { type Screen, screens } from './screens.ts';
import { shopPaths } from './screens/webshop/shop-paths.ts';

/** The route of each screen; one without its own shows the page of the page tree at its address. */
const files: Partial<Record<ScreenName, string>> = {
  index: './screens/home/route.tsx',
  subscriptions: './screens/subscriptions/route.tsx',
  'subscriptions-slug-id': './screens/subscription/route.tsx',
  blog: './screens/magazine/route.tsx',
  'blog-slug-id': './screens/article/route.tsx',
  contact: './screens/contact/route.tsx',
  artists: './screens/artists/route.tsx',
  'artists-slug-id': './screens/artist/route.tsx',
  pressedownloads: './screens/press/route.tsx',
  'pressedownloads-slug-id': './screens/directory/route.tsx',
  productions: './screens/productions/route.tsx',
  'productions-slug': './screens/season/route.tsx',
  'productions-slug-id': './screens/production/route.tsx',
  events: './screens/programme/route.tsx',
  'events-slug-id': './screens/event/route.tsx',
  series: './screens/festivals/route.tsx',
  'series-slug-id': './screens/festival/route.tsx',
  shortlist: './screens/shortlist/route.tsx',
  offline: './screens/offline/route.tsx',
  newsletter: './screens/newsletter/route.tsx',
  'newsletter-confirm': './screens/newsletter-link/route.tsx',
  'newsletter-unsubscribe': './screens/newsletter-link/route.tsx',
  search: './screens/search/route.tsx',
};

/** All routes: every screen of screens.ts in both languages, then the ticket shop, then unknown addresses. */
export default [
  ...locales.flatMap((locale) => screens.map((screen) => routeOf(screen, locale))),
  ...Object.entries(shopPaths).map(([id, path]) => route(path, './screens/webshop/route.tsx', { id })),
  route('*', './screens/lost/route.tsx', { id: 'lost' }),
] satisfies RouteConfig;

function routeOf(screen: Screen, locale: Locale): RouteConfigEntry {
  const path = [locale, screen.path[locale]].filter(Boolean).join('/');
  return route(path, files[screen.name] ?? './screens/page/route.tsx', { id: `${locale}.${screen.name}` });
}
