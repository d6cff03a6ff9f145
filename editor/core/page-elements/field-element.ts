import type { Locale } from '#contract/base/locale.ts';
import { languageOf } from './language-of.ts';

interface TextOnPage {
  block: string;
  field: string | null;
  /** Null for a text that is the same in both languages. */
  locale: Locale | null;
}

/** The element of a text, if it is on the page in its language and not as a stand-in for another one. */
export function fieldElement({ block, field, locale }: TextOnPage, ofPage: Locale): HTMLElement | null {
  if (field === null) return null;
  const selector = `[data-block="${CSS.escape(block)}"] [data-field="${CSS.escape(field)}"]`;
  const found = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.closest<HTMLElement>('[data-block]')?.dataset.block === block && !element.lang,
  );
  return found.find((element) => locale === null || (languageOf(element) ?? ofPage) === locale) ?? null;
}
