import type { Locale } from '../../contract/languages.ts';

let spoken: Locale = 'de';

/** The language of the back office, in which the server answers as well. */
export function language(): Locale {
  return spoken;
}

export function speak(locale: Locale): void {
  spoken = locale;
  document.documentElement.lang = locale;
}
