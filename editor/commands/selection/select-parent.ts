import { m } from '#messages/paraglide/messages.js';
import { goToBlock } from '../../core/page-elements/go-to-block.ts';
import type { Command, CommandContext } from '../command.ts';

/** Selects the parent of a nested block. */
export const selectParent: Command = {
  id: 'select-parent',
  label: m.editor_select_parent,
  icon: 'columns',
  shownKeys: ['Escape'],
  help: m.editor_help_escape,
  places: { 'toolbar-menu': 51 },
  canRun: (context) => parentOf(context) !== null,
  run: (context) => goToBlock(context.session, parentOf(context)),
};

function parentOf({ session, selected }: CommandContext): string | null {
  const parent = selected === null ? null : session.store.spot(selected)?.parent;
  return !parent || parent === session.store.root.id ? null : parent;
}
