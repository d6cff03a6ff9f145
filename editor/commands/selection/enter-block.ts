import { m } from '#messages/paraglide/messages.js';
import { enterBlock as goInto } from '../../features/blocks/walk-blocks.ts';
import type { Command } from '../command.ts';
import { hasSelection } from '../context.ts';

export const enterBlock: Command = {
  id: 'enter-block',
  label: m.editor_help_enter,
  keys: ['Enter'],
  scopes: ['block'],
  inPalette: false,
  canRun: hasSelection,
  run: ({ session, view, selected }) => {
    if (selected) goInto(session, view, selected);
  },
};
