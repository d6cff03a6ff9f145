import { route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { type Locale, locales } from '#contract/languages.ts';
import { type Screen, screens, shopPaths } from './screens.ts';

/** The sitemap: every screen of screens.ts under both locales, then the ticket shop, then what is nowhere. */
export default [
  ...locales.flatMap((locale) => screens.map((screen) => routeOf(screen, locale))),
  ...Object.entries(shopPaths).map(([id, path]) => route(path, 'routes/webshop.tsx', { id })),
  route('*', 'routes/lost.tsx', { id: 'lost' }),
] satisfies RouteConfig;

function routeOf(screen: Screen, locale: Locale): RouteConfigEntry {
  const path = [locale, screen.path[locale]].filter(Boolean).join('/');
  return route(path, screen.file, { id: `${locale}.${screen.name}` });
}
