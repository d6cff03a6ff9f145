import type { EditorParts } from '../core/editor-context.ts';
import type { CommandContext } from './command.ts';

export function contextOf({ session, view, page }: EditorParts): CommandContext {
  const { id } = session.selection.get();
  // The head of the page is no module, and has no place.
  const selected = id !== null && session.store.spot(id) ? id : null;
  return { session, view, page, selected, chosen: view.moving.chosen(selected) };
}

export const always = (): boolean => true;

export const hasSelection = ({ selected }: CommandContext): boolean => selected !== null;

export const isWriting = ({ view }: CommandContext): boolean => view.rich.get() !== null;

/** Opens a panel, or closes it if it is open. */
export const togglePanel =
  (kind: 'checks' | 'history' | 'notes' | 'page' | 'pictures' | 'preview' | 'review') =>
  ({ view }: CommandContext): void =>
    view.panel.set(view.panel.get()?.kind === kind ? null : { kind });
