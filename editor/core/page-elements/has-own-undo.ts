const texts =
  '[contenteditable="true"], textarea, input:not([type="checkbox"], [type="radio"], [type="button"], [type="range"])';

/**
 * True for a text that is not part of the section, such as a note or the title of the page: the browser undoes what was
 * typed there. Texts on the page and inputs in the panel of the fields write to the section.
 */
export function hasOwnUndo(element: Element | null): boolean {
  return element !== null && element.matches(texts) && !element.closest('[data-field], [data-editor="fields"]');
}
