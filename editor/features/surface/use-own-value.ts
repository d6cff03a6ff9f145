import { fieldOf, kindOf } from '#contract/blocks/block.ts';
import { useDerived, useEditor, useObservable, useStoredBlock, useWritten } from '../../core/editor-context.ts';

/** The state of the field of a text on the page. */
export function useOwnValue(id: string, field: string) {
  const { session, view } = useEditor();
  const block = useStoredBlock(id);
  const definition = block && fieldOf(block.model, field);
  const locale = useWritten();
  const held = useObservable(session.rejectedInput).get(`${id}.${field}.${definition?.translated ? locale : null}`);
  const stored = definition?.translated ? block?.translations[locale][field] : block?.fields[field];
  const selected = useDerived(session.selection, (selection) => selection.id === id);
  const writing = useDerived(
    session.selection,
    (selection) => selection.id === id && selection.field === field && (selection.locale ?? session.locale) === locale,
  );
  const toolsHidden = useObservable(view.toolsHidden);
  const value = String(held?.value ?? stored ?? '');
  const placeholder = definition?.label[session.locale] ?? field;
  /** An empty text is rendered only when its block is nothing without it, or while it is selected or being edited. */
  const isNeeded =
    definition?.required || (definition?.kind === 'rich' && block && kindOf(block.model).titleField === field);
  const shown = value !== '' || writing || (!toolsHidden && (selected || Boolean(isNeeded)));
  /** Editable plain text preserves all white space, so without tools a text is editable only while it has the focus. */
  const still = toolsHidden && !writing;
  return { value, definition, placeholder, shown, writing, still };
}
