/** While somebody fills in a form of the editor, keys and pastes that miss it are not meant for a module. */
export function isFormOpen(): boolean {
  return document.querySelector('[data-editor] :is(form, textarea)') !== null;
}
