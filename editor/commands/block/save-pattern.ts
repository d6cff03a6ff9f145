import { allowedInside } from '#contract/blocks/block.ts';
import { m } from '#messages/paraglide/messages.js';
import type { Command, CommandContext } from '../command.ts';

/** Saves the selected modules as a pattern. Items of lists stand nowhere else, so they are none. */
export const savePattern: Command = {
  id: 'save-pattern',
  label: m.editor_save_pattern,
  icon: 'pattern',
  places: { 'toolbar-menu': 24 },
  canRun: ({ session, chosen }) => chosen.length > 0 && chosen.every((id) => isModule(session, id)),
  run: ({ view, chosen }) => view.openDialog({ kind: 'save-pattern', ids: chosen }),
};

function isModule({ store }: CommandContext['session'], id: string): boolean {
  const block = store.block(id);
  return block !== undefined && id !== store.root.id && allowedInside(store.root.model).includes(block.model);
}
