import { getLocale } from '../messages/locale.ts';

/** The interface language for `Intl`; dates and numbers in English are British. */
export function languageTag(): string {
  return getLocale() === 'de' ? 'de-DE' : 'en-GB';
}
