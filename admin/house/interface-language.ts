import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import type { Locale } from '../../contract/languages.ts';
import { german } from '../messages/german.ts';
import { words } from '../messages/words.ts';
import { language, speak } from './language.ts';

const spoken = [
  { locale: 'de', name: 'Deutsch' },
  { locale: 'en', name: 'English' },
];
const ofFramework: Record<Locale, TranslationMessages> = { de: german, en: english };

/** The framework's words with ours over them, in one language. */
function messagesIn(locale: Locale): TranslationMessages {
  const at = locale === 'de' ? 0 : 1;
  const own = Object.fromEntries(Object.entries(words).map(([name, texts]) => [name, texts[at]]));
  return { ...ofFramework[locale], ...own };
}

export const i18nProvider = polyglotI18nProvider(
  (locale) => {
    speak(locale as Locale);
    return messagesIn(locale as Locale);
  },
  language(),
  spoken,
  { allowMissing: false },
);
