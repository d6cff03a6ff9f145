import { m } from '#messages/paraglide/messages.js';
import { goToBlock } from '../../core/page-elements/go-to-block.ts';
import type { Command } from '../command.ts';

/** When the page as a whole is selected: selects the block that has the focus. */
export const returnToBlock: Command = {
  id: 'return-to-block',
  label: m.editor_help_tab,
  keys: ['Tab', 'Shift+Tab', 'Enter', 'ArrowUp', 'ArrowDown'],
  scopes: ['block'],
  shownKeys: [],
  inPalette: false,
  canRun: ({ selected }) => selected === null,
  run({ session }, event) {
    const id = event?.target instanceof HTMLElement ? event.target.dataset.block : undefined;
    return id !== undefined && goToBlock(session, id);
  },
};
