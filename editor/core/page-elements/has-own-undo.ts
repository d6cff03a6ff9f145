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
