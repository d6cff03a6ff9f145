import { type Locale, locales } from '#contract/base/locale.ts';

/** The language of the side that contains the element, in the side-by-side view. */
export function languageOf(element: HTMLElement): Locale | undefined {
  const language = element.closest<HTMLElement>('[data-language]')?.dataset.language;
  return locales.find((locale) => locale === language);
}
