import { z } from 'zod';
import { defaultLocale, type Locale } from './locale.ts';

/** A value held once for each language. */
export type Localized<T> = Record<Locale, T>;

/** `{ de, en }` with both languages present; an empty string means 'not translated yet'. */
export function localized<T extends z.ZodType>(value: T) {
  return z.strictObject({ de: value, en: value });
}

export const localizedText = localized(z.string()).meta({
  id: 'LocalizedText',
  description: 'A text for each language; empty where it is not translated yet.',
});
export type LocalizedText = z.infer<typeof localizedText>;

/** The text for a locale, or the German one where that is empty; `lang` is set only when it fell back. */
export function inLocale(text: Localized<string>, locale: Locale): { text: string; lang?: Locale } {
  const own = text[locale];
  if (own !== '' || locale === defaultLocale) return { text: own };
  const fallback = text[defaultLocale];
  return fallback === '' ? { text: '' } : { text: fallback, lang: defaultLocale };
}
