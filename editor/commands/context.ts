import type { EditorParts } from '../core/editor-context.ts';
import type { Command, CommandContext } from './command.ts';

export function contextOf({ session, view, page }: EditorParts): CommandContext {
  const { id } = session.selection.get();
  // The head of the page is no module, and has no place.
  const selected = id !== null && session.store.spot(id) ? id : null;
  return { session, view, page, selected, chosen: view.moving.chosen(selected) };
}

export const canRun = (command: Command, context: CommandContext): boolean => command.canRun?.(context) ?? true;

export const hasSelection = ({ selected }: CommandContext): boolean => selected !== null;

export const isWriting = ({ view }: CommandContext): boolean => view.rich.get() !== null;

/** Opens a panel, or closes it if it is open. */
export const panelOf = (kind: 'checks' | 'history' | 'notes' | 'page' | 'pictures' | 'preview' | 'review') => ({
  opens: kind,
  run: ({ view }: CommandContext) => view.panel.set(view.panel.get()?.kind === kind ? null : { kind }),
});
