import { AsyncLocalStorage } from 'node:async_hooks';
import { defaultLocale, type Locale } from '#contract/languages.ts';
import { overwriteGetLocale } from '../paraglide/runtime.js';

const languages = new AsyncLocalStorage<Locale>();

overwriteGetLocale(() => languages.getStore() ?? defaultLocale);

/** Runs a request's work with the interface texts in its language. */
export function inLanguage<T>(locale: Locale, work: () => T): T {
  return languages.run(locale, work);
}
