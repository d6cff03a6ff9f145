import { locales } from '#text/languages.ts';
import { screenPaths } from './screen-paths.ts';

/** Addresses of the screens that are there whatever editors do: `/de`, `/en/programme`. */
export const fixedAddresses: ReadonlySet<string> = new Set(
  Object.values(screenPaths).flatMap((path) =>
    locales
      .map((locale) => ['', locale, path[locale].replace(/\/:category.*/, '')].filter((part, at) => at === 0 || part))
      .map((parts) => parts.join('/'))
      .filter((address) => !/[:*]/.test(address)),
  ),
);

/** True for the address of such a screen, also with a slash at its end. */
export function isFixedScreen(address: string): boolean {
  return fixedAddresses.has(address.replace(/\/+$/, ''));
}
