import type { Locale } from '#text/languages.ts';
import { screens } from '../screens.ts';

/** Address of a screen without parameters, by its name in screens.ts: `/de/produktionen`. */
export function screenAddress(screen: string, locale: Locale): string {
  const path = screens.find(({ name }) => name === screen)?.path[locale] ?? '';
  return path === '' ? `/${locale}` : `/${locale}/${path}`;
}
