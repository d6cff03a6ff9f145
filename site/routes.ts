import { route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { type Locale, locales } from '#text/languages.ts';
import { type Screen, screens, shopPaths } from './screens.ts';

/** All routes: every screen of screens.ts in both languages, then the ticket shop, then unknown addresses. */
export default [
  ...locales.flatMap((locale) => screens.map((screen) => routeOf(screen, locale))),
  ...Object.entries(shopPaths).map(([id, path]) => route(path, 'screens/webshop/route.tsx', { id })),
  route('*', 'screens/lost/route.tsx', { id: 'lost' }),
] satisfies RouteConfig;

function routeOf(screen: Screen, locale: Locale): RouteConfigEntry {
  const path = [locale, screen.path[locale]].filter(Boolean).join('/');
  return route(path, screen.file, { id: `${locale}.${screen.name}` });
}
