import { type Locale, locales } from '#contract/base/locale.ts';
import type { Place } from '#contract/blocks/operations.ts';
import type { EditSession } from '../session/edit-session.ts';
import type { EditorStore } from '../tree/store.ts';
import { blockElement } from './use-boxes.ts';

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

/** Selects a block, scrolls to it and focuses it. Null: the page as a whole. */
export function goToBlock(session: EditSession, id: string | null): boolean {
  session.select(id);
  if (id) showBlock(id);
  session.fields.focusBlock(id);
  return true;
}

/** Goes to the next or previous block. Returns false at the ends, so that Tab leaves the blocks. */
export function goToNeighbour(session: EditSession, id: string, by: -1 | 1): boolean {
  const ids = session.store.ids.slice(1);
  const next = ids[ids.indexOf(id) + by];
  return next === undefined ? false : goToBlock(session, next);
}

/** The language of the side that contains the element, in the side-by-side view. */
export function languageOf(element: HTMLElement): Locale | undefined {
  const language = element.closest<HTMLElement>('[data-language]')?.dataset.language;
  return locales.find((locale) => locale === language);
}

/** The element that contains a list of blocks; null while the list is not rendered. */
export function listElement(store: EditorStore, { parent, slot }: Pick<Place, 'parent' | 'slot'>): HTMLElement | null {
  const first = store.list(parent, slot)[0];
  if (first !== undefined) return blockElement(first)?.parentElement ?? null;
  return document.querySelector<HTMLElement>(`[data-list="${CSS.escape(`${parent}:${slot}`)}"]`);
}

/** Scrolls a block into view and opens the `details` elements around it. */
export function showBlock(id: string): void {
  const element = blockElement(id);
  for (let at = element?.parentElement; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
  const rect = element?.getBoundingClientRect();
  if (!element || !rect) return;
  if (rect.top < 110 || rect.bottom > window.innerHeight - 60)
    element.scrollIntoView({ block: rect.height > window.innerHeight / 2 ? 'start' : 'center' });
}

/** True for a block as wide as the page. */
export function isFull(box: { width: number }): boolean {
  return box.width >= document.body.clientWidth - 2;
}

/** While somebody fills in a form of the editor, keys and pastes that miss it are not meant for a module. */
export function isFormOpen(): boolean {
  return document.querySelector('[data-editor] :is(form, textarea)') !== null;
}

const texts =
  '[contenteditable="true"], textarea, input:not([type="checkbox"], [type="radio"], [type="button"], [type="range"])';

/**
 * True for a text that is not part of the section, such as a note: the browser undoes what was typed there. Texts on the
 * page, its title, and inputs in the panels of the fields and of the head write to the section.
 */
export function hasOwnUndo(element: Element | null): boolean {
  return (
    element !== null &&
    element.matches(texts) &&
    !element.closest('[data-field], [data-editor="fields"], [data-editor="head"]')
  );
}
