import { locales } from '#text/languages.ts';
import { screenPaths } from './screen-paths.ts';

const fixedPaths: ReadonlySet<string> = new Set(
  Object.values(screenPaths).flatMap((path) =>
    locales
      .map((locale) => ['', locale, path[locale].replace(/\/:category.*/, '')].filter((part, at) => at === 0 || part))
      .map((parts) => parts.join('/'))
      .filter((address) => !/[:*]/.test(address)),
  ),
);

/** True for the address of a screen that is there whatever editors do: `/de`, `/en/programme`. */
export function isFixedScreen(address: string): boolean {
  return fixedPaths.has(address.replace(/\/+$/, ''));
}
