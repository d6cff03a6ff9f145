import { AsyncLocalStorage } from 'node:async_hooks';
import { defaultLocale, type Locale } from '#text/languages.ts';
import { overwriteGetLocale } from '#messages/paraglide/runtime.js';

const languages = new AsyncLocalStorage<Locale>();

overwriteGetLocale(() => languages.getStore() ?? defaultLocale);

/** Runs the work of a request with interface texts in its language. */
export function inLanguage<T>(locale: Locale, work: () => T): T {
  return languages.run(locale, work);
}
