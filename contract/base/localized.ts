import { z } from 'zod';
import { defaultLocale, type Locale } from './locale.ts';
import { recordOf } from './records.ts';

export type Localized<T> = Record<Locale, T>;

/** `{ de, en }` with both keys present; an empty string means 'not translated yet'. */
export function localized<T extends z.ZodType>(value: T) {
  return z.strictObject({ de: value, en: value });
}

export const localizedText = localized(z.string()).meta({
  id: 'LocalizedText',
  description: 'One text per language; an empty string means not translated yet.',
});
export type LocalizedText = z.infer<typeof localizedText>;

/** The texts of a stored value; what is missing or no text is empty. */
export function localizedOf(value: unknown): LocalizedText {
  const { de, en } = recordOf(value);
  return { de: typeof de === 'string' ? de : '', en: typeof en === 'string' ? en : '' };
}

/** The text in `locale`, or the German text if that is empty; `lang` is set only for the fallback. */
export function inLocale(text: Localized<string>, locale: Locale): { text: string; lang?: Locale } {
  const own = text[locale];
  if (own !== '' || locale === defaultLocale) return { text: own };
  const fallback = text[defaultLocale];
  return fallback === '' ? { text: '' } : { text: fallback, lang: defaultLocale };
}
