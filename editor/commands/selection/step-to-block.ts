import { m } from '#messages/paraglide/messages.js';
import { goToNeighbour } from '../../core/page-elements/go-to-block.ts';
import type { Command } from '../command.ts';
import { hasSelection } from '../context.ts';

/** Steps through all blocks in page order; at the ends Tab leaves the blocks. */
function stepCommand(id: string, key: string, by: -1 | 1): Command {
  return {
    id,
    label: m.editor_help_tab,
    keys: [key],
    scopes: ['text', 'block'],
    inPalette: false,
    canRun: hasSelection,
    run: ({ session, selected }) => selected !== null && goToNeighbour(session, selected, by),
  };
}

export const nextBlock = stepCommand('next-block', 'Tab', 1);
export const previousBlock = stepCommand('previous-block', 'Shift+Tab', -1);
