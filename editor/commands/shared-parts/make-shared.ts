import { allowedInside } from '#contract/blocks/block.ts';
import { m } from '#messages/paraglide/messages.js';
import { holdsPart } from '../../core/tree/shared-part.ts';
import type { Command, CommandContext } from '../command.ts';

/** Makes a shared part of the selected modules. Items of lists stand nowhere else, and a part holds no other part. */
export const makeShared: Command = {
  id: 'make-shared',
  label: m.editor_make_shared,
  icon: 'pattern',
  places: { 'toolbar-menu': 25 },
  canRun: ({ session, chosen }) =>
    !session.store.isPart && chosen.length > 0 && chosen.every((id) => isPlainModule(session, id)),
  run: ({ view, chosen }) => view.openDialog({ kind: 'make-shared', ids: chosen }),
};

function isPlainModule({ store }: CommandContext['session'], id: string): boolean {
  const block = store.block(id);
  if (!block || id === store.root.id) return false;
  return allowedInside(store.root.model).includes(block.model) && !holdsPart(block);
}
