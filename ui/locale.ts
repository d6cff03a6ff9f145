import { createContext, useContext } from 'react';
import { type Locale, defaultLocale } from '#text/languages.ts';

/** The language of the page that is being rendered; provided by site/root.tsx. */
export const LocaleContext = createContext<Locale>(defaultLocale);

/** The language of the page. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}
