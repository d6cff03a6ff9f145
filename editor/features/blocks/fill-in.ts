import { type Block, fieldOf, kindOf } from '#contract/blocks/block.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import type { EditorView } from '../../core/view/editor-view.ts';

/** Field kinds that the page shows but that are not edited on the page itself. */
export type ChosenKind = 'image' | 'event' | 'embed';

/** The first empty field of a block that is shown on the page but not edited there. */
export function missingField(block: Block, kinds: readonly ChosenKind[] = ['image', 'event', 'embed']): string | null {
  const found = Object.entries(kindOf(block.model).fields).find(([name, field]) => {
    const value = field.translated ? block.translations.de[name] : block.fields[name];
    return kinds.some((kind) => kind === field.kind) && !value;
  });
  return found?.[0] ?? null;
}

/** Opens the picker or input for the missing picture, event or address; the fields panel when nothing is missing. */
export function fillIn(session: EditSession, view: EditorView, id: string, kinds?: readonly ChosenKind[]): void {
  const block = session.store.block(id);
  if (!block) return;
  session.select(id);
  // The pressed button disappears with the placeholder, so the block must get the focus back.
  session.fields.focusBlock(id);
  const field = missingField(block, kinds);
  const kind = field && fieldOf(block.model, field)?.kind;
  if (field && kind === 'image') view.openDialog({ kind, id, field });
  else if (kind === 'event') view.openDialog({ kind: 'events', id });
  else view.panel.set({ kind: 'fields', id, ...(field && { field }) });
}
