import { m } from '#messages/paraglide/messages.js';
import { goToSibling } from '../../features/blocks/walk-blocks.ts';
import type { Command } from '../command.ts';
import { hasSelection } from '../context.ts';

function siblingCommand(id: string, key: string, by: -1 | 1): Command {
  return {
    id,
    label: m.editor_help_arrows,
    keys: [key],
    scopes: ['block'],
    inPalette: false,
    canRun: hasSelection,
    run: ({ session, selected }) => {
      if (selected) goToSibling(session, selected, by);
    },
  };
}

export const previousSibling = siblingCommand('previous-sibling', 'ArrowUp', -1);
export const nextSibling = siblingCommand('next-sibling', 'ArrowDown', 1);
