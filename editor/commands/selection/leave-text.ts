import { m } from '#messages/paraglide/messages.js';
import type { Command } from '../command.ts';
import { hasSelection } from '../context.ts';

/** Selects the block of the text. */
export const leaveText: Command = {
  id: 'leave-text',
  label: m.editor_help_escape,
  keys: ['Escape'],
  scopes: ['text'],
  inPalette: false,
  canRun: hasSelection,
  run({ session, selected }) {
    session.select(selected);
    session.fields.focus({ id: selected, field: null });
  },
};
