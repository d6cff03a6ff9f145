import { m } from '#messages/paraglide/messages.js';
import { goToBlock, goToNeighbour } from '../../core/page-elements/go-to-block.ts';
import { nextText } from '../../core/page-elements/next-text.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import type { Command } from '../command.ts';
import { hasSelection } from '../context.ts';

/**
 * From a text to the next one of its block, then through all blocks in page order. At the ends Tab leaves the blocks; from
 * a text it leads to its block before, so that what is typed on does not go into the page.
 */
function stepCommand(id: string, key: string, by: -1 | 1): Command {
  return {
    id,
    label: m.editor_help_tab,
    keys: [key],
    scopes: ['text', 'block'],
    inPalette: false,
    canRun: hasSelection,
    run: ({ session, selected }) =>
      selected !== null &&
      (goToNextText(session, selected, by) || goToNeighbour(session, selected, by) || leaveText(session, selected)),
  };
}

function goToNextText(session: EditSession, id: string, by: -1 | 1): boolean {
  const { field: writing, locale } = session.selection.get();
  const field = writing !== null && document.activeElement ? nextText(document.activeElement, by) : null;
  if (field !== null) session.fields.focus({ id, field, ...(locale && { locale }) });
  return field !== null;
}

function leaveText(session: EditSession, id: string): boolean {
  const isWriting = session.selection.get().field !== null;
  if (isWriting) goToBlock(session, id);
  return isWriting;
}

export const nextBlock = stepCommand('next-block', 'Tab', 1);
export const previousBlock = stepCommand('previous-block', 'Shift+Tab', -1);
