import { m } from '#messages/paraglide/messages.js';
import { loadWithRetry } from '../../core/lazy-with-retry.ts';
import { partOf } from '../../core/tree/shared-part.ts';
import type { Command, CommandContext } from '../command.ts';

export function showsPart({ session, selected, chosen }: CommandContext): boolean {
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
    const loading = loadWithRetry(() => import('../../features/shared-parts/enter-part.ts'));
    if (selected) void loading.then(({ enterPart }) => enterPart(parts, selected));
  },
};
