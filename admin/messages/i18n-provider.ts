import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import { defaultLocale, isLocale, type Locale } from '#text/languages.ts';
import { german } from './german.ts';
import { messages } from './messages.ts';
import { getLocale, setLocale } from './locale.ts';

const languages = [
  { locale: 'de', name: 'Deutsch' },
  { locale: 'en', name: 'English' },
];
const frameworkMessages: Record<Locale, TranslationMessages> = { de: german, en: english };

/** react-admin's messages, overridden by ours, in one language. */
function messagesIn(locale: Locale): TranslationMessages {
  const at = locale === 'de' ? 0 : 1;
  const own = Object.fromEntries(Object.entries(messages).map(([name, texts]) => [name, texts[at]]));
  return { ...frameworkMessages[locale], ...own };
}

export const i18nProvider = polyglotI18nProvider(
  (name) => {
    const locale = isLocale(name) ? name : defaultLocale;
    setLocale(locale);
    return messagesIn(locale);
  },
  getLocale(),
  languages,
  { allowMissing: false },
);
