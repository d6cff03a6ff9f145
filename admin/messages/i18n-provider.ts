import type { I18nProvider, TranslationMessages } from 'react-admin';
import { defaultLocale, isLocale, type Locale } from '#text/languages.ts';
import { type CatalogueText, writeText } from '#text/write-text.ts';
import { getLocale, setLocale } from './locale.ts';

/** Keys of nested texts, such as `ra.action.save`; not those of the index signatures, which allow texts of one's own. */
type KeysOf<Nested, Above extends string> = {
  [Name in keyof Nested as string extends Name ? never : Name]-?: Name extends string
    ? NonNullable<Nested[Name]> extends string
      ? `${Above}.${Name}`
      : KeysOf<NonNullable<Nested[Name]>, `${Above}.${Name}`>
    : never;
} extends infer Keys
  ? Keys[keyof Keys]
  : never;

/** All texts of the office in one language, those of react-admin among them. */
type Texts = Record<string, CatalogueText> & Record<KeysOf<TranslationMessages['ra'], 'ra'>, CatalogueText>;

const catalogues: Record<Locale, () => Promise<{ default: Texts }>> = {
  de: () => import('#messages/office/de.json'),
  en: () => import('#messages/office/en.json'),
};
const languages = [
  { locale: 'de', name: 'Deutsch' },
  { locale: 'en', name: 'English' },
];
let texts: Record<string, CatalogueText> = {};

/** Texts by key, from the catalogue of the language in use; `changeLocale` loads it. */
export const i18nProvider: I18nProvider = {
  translate: (key: string, values: { _?: string } & Record<string, unknown> = {}) =>
    writeText(texts[key] ?? values._ ?? key, getLocale(), values),
  changeLocale: async (name) => {
    const locale = isLocale(name) ? name : defaultLocale;
    texts = (await catalogues[locale]()).default;
    setLocale(locale);
  },
  getLocale,
  getLocales: () => languages,
};
