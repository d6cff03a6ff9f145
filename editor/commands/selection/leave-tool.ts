import { m } from '#messages/paraglide/messages.js';
import type { Command } from '../command.ts';
import { always } from '../context.ts';

/** Closes the panel and focuses the selection. */
export const leaveTool: Command = {
  id: 'leave-tool',
  label: m.editor_help_escape,
  keys: ['Escape'],
  scopes: ['tool'],
  inPalette: false,
  canRun: always,
  run({ session, view }, event) {
    if (hasOpenList(event?.target)) return false;
    if (view.panel.get()) view.panel.set(null);
    session.fields.focus({ ...session.selection.get(), field: null });
    return true;
  },
};

/** An open list of suggestions closes before the panel that contains it. */
function hasOpenList(target: EventTarget | null | undefined): boolean {
  return (
    target instanceof Element &&
    target.matches('[role="combobox"][aria-expanded="true"], textarea[aria-activedescendant]')
  );
}
