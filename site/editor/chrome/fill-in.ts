import { type Block, fieldOf, kindOf } from '#contract/block.ts';
import type { EditSession } from '../edit-session.ts';
import type { EditorView } from '../editor-view.ts';

/** The kinds of field that a block shows and that are not written on the page. */
export type ChosenKind = 'image' | 'event' | 'embed';

/** The first field of a block that the page shows, that is not written on the page, and that is still empty. */
export function missingField(block: Block, kinds: readonly ChosenKind[] = ['image', 'event', 'embed']): string | null {
  const found = Object.entries(kindOf(block.model).fields).find(([name, field]) => {
    const value = field.translated ? block.translations.de[name] : block.fields[name];
    return (kinds as readonly string[]).includes(field.kind) && !value;
  });
  return found?.[0] ?? null;
}

/** Opens what a block's missing picture, event or address is given with; its fields where it lacks none. */
export function fillIn(session: EditSession, view: EditorView, id: string, kinds?: readonly ChosenKind[]): void {
  const block = session.store.block(id);
  if (!block) return;
  session.select(id);
  // The button that was pressed goes with the blank; the focus comes back to the block.
  session.fields.focusBlock(id);
  const field = missingField(block, kinds);
  const kind = field && fieldOf(block.model, field)?.kind;
  if (field && kind === 'image') view.openDialog({ kind, id, field });
  else if (kind === 'event') view.openDialog({ kind: 'events', id });
  else view.panel.set({ kind: 'fields', id, ...(field && { field }) });
}
