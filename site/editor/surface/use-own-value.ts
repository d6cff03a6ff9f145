import { fieldOf } from '#contract/block.ts';
import { useDerived, useEditor, useObservable, useStoredBlock, useWritten } from '../editor-context.ts';

/** What a text on the page needs to know of its field. */
export function useOwnValue(id: string, field: string) {
  const { session, view } = useEditor();
  const block = useStoredBlock(id);
  const definition = block && fieldOf(block.model, field);
  const locale = useWritten();
  const held = useObservable(session.heldBack).get(`${id}.${field}.${definition?.translated ? locale : null}`);
  const stored = definition?.translated ? block?.translations[locale][field] : block?.fields[field];
  const selected = useDerived(session.selection, (selection) => selection.id === id);
  const writing = useDerived(
    session.selection,
    (selection) => selection.id === id && selection.field === field && (selection.locale ?? session.locale) === locale,
  );
  const toolsHidden = useObservable(view.toolsHidden);
  const value = String(held?.value ?? stored ?? '');
  const placeholder = definition?.label[session.locale] ?? field;
  /** An empty text has a place on the page while it can be of use: needed, selected, or being written. */
  const shown = value !== '' || writing || (!toolsHidden && (selected || Boolean(definition?.required)));
  /** Browsers keep every blank of an editable plain text, so without tools a text is one only while it is written. */
  const still = toolsHidden && !writing;
  return { value, definition, placeholder, shown, writing, still };
}
