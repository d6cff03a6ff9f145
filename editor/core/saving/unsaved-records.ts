const unsaved = new Set<string>();

/** Notes that a record besides the section has values that are not applied, or no longer has; they are in this window only. */
export function markUnsaved(record: string, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(record);
  else unsaved.delete(record);
}

/** Lets the browser ask before it closes a window with such values, or with others. Returns the function that stops it. */
export function guardUnsaved(hasOthers: () => boolean): () => void {
  const leaving = (event: BeforeUnloadEvent) => {
    if (unsaved.size > 0 || hasOthers()) event.preventDefault();
  };
  window.addEventListener('beforeunload', leaving);
  return () => window.removeEventListener('beforeunload', leaving);
}
