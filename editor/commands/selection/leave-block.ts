import { m } from '#messages/paraglide/messages.js';
import { leaveBlock as goOut } from '../../features/blocks/walk-blocks.ts';
import type { Command } from '../command.ts';
import { hasSelection } from '../context.ts';

export const leaveBlock: Command = {
  id: 'leave-block',
  label: m.editor_help_escape,
  keys: ['Escape'],
  scopes: ['block'],
  inPalette: false,
  canRun: hasSelection,
  run: ({ session, view, selected }) => {
    if (selected) goOut(session, view, selected);
  },
};
