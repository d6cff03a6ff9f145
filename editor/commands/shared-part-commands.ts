import { m } from '#messages/paraglide/messages.js';
import { allowedInside } from '#contract/blocks/block.ts';
import { loadWithRetry } from '../core/lazy-with-retry.ts';
import { partOf, holdsPart } from '../core/tree/shared-part.ts';
import type { Command, CommandContext } from './command.ts';

/** Puts copies of the modules of a shared part in the place of the module that shows it. */
export const detachShared: Command = {
  id: 'detach-shared',
  label: m.editor_detach_shared,
  icon: 'pattern',
  places: { 'toolbar-menu': 26 },
  canRun: showsPart,
  run: ({ session, selected }) => {
    const loading = loadWithRetry(() => import('../features/shared-parts/detach-part.ts'));
    if (selected) void loading.then(({ detachPart }) => detachPart(session, selected));
  },
};

function showsPart({ session, selected, chosen }: CommandContext): boolean {
  return chosen.length === 1 && selected !== null && partOf(session.store.block(selected)) !== null;
}

/** Edits the shared part of the selected module where it stands. */
export const editShared: Command = {
  id: 'edit-shared',
  label: m.editor_edit_shared,
  icon: 'pattern',
  keys: ['Enter'],
  scopes: ['block'],
  places: { toolbar: 1 },
  canRun: showsPart,
  run: ({ selected, ...parts }) => {
    const loading = loadWithRetry(() => import('../features/shared-parts/enter-part.ts'));
    if (selected) void loading.then(({ enterPart }) => enterPart(parts, selected));
  },
};

/** Goes back from a shared part to the page; Escape, when nothing in the part is selected. */
export const leaveShared: Command = {
  id: 'leave-shared',
  label: m.editor_leave_shared,
  icon: 'undo',
  keys: ['Escape'],
  scopes: ['block'],
  keyApplies: ({ selected }) => selected === null,
  canRun: ({ view }) => view.leavePart !== null,
  run: ({ view }) => view.leavePart?.(),
};

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
