import type { EditorParts } from '../core/editor-context.ts';
import type { CommandContext } from './command.ts';

export function contextOf({ session, view, page }: EditorParts): CommandContext {
  const selected = session.selection.get().id;
  return { session, view, page, selected, chosen: view.moving.chosen(selected) };
}

export const always = (): boolean => true;

export const hasSelection = ({ selected }: CommandContext): boolean => selected !== null;

export const isWriting = ({ view }: CommandContext): boolean => view.rich.get() !== null;
