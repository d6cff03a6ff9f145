import type { Locale } from '#contract/base/locale.ts';
import type { NoteAnchor } from '#contract/editing/notes-api.ts';
import { languageOf } from '../../../core/page-elements/language-of.ts';

/** The element of the text that a note is about, if it is on the page in its language. */
export function fieldElement({ block, field, locale }: NoteAnchor, ofPage: Locale): HTMLElement | null {
  if (field === null) return null;
  const selector = `[data-block="${CSS.escape(block)}"] [data-field="${CSS.escape(field)}"]`;
  const found = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.closest<HTMLElement>('[data-block]')?.dataset.block === block && !element.lang,
  );
  return found.find((element) => locale === null || (languageOf(element) ?? ofPage) === locale) ?? null;
}
