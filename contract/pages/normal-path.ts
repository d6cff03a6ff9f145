import { screenPaths } from './screen-paths.ts';

const screenNames = new Set(
  Object.values(screenPaths).flatMap((path) => Object.values(path).map((own) => own.split('/')[0])),
);

/**
 * A path as the site writes it before it looks up anything: language and name of the screen in lower case, as the
 * router ignores case but menus compare exact paths; single slashes, none at the end.
 */
export function normalPath(path: string): string {
  return path
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .replace(/^\/(de|en)(?:\/([^/]+))?(?=\/|$)/i, (all, locale: string, name?: string) =>
      name && screenNames.has(name.toLowerCase()) ? all.toLowerCase() : all.replace(locale, locale.toLowerCase()),
    );
}
