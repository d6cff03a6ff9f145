import type { Locale } from '#contract/base/locale.ts';
import { m } from '#messages/paraglide/messages.js';

/** What the languages of the site are called, in the language of the page. */
export const languageNames: Record<Locale, () => string> = {
  de: () => m.editor_german(),
  en: () => m.editor_english(),
};
