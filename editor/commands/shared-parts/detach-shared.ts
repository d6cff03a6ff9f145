import { m } from '#messages/paraglide/messages.js';
import { loadWithRetry } from '../../core/lazy-with-retry.ts';
import type { Command } from '../command.ts';
import { showsPart } from './edit-shared.ts';

/** Puts copies of the modules of a shared part in the place of the module that shows it. */
export const detachShared: Command = {
  id: 'detach-shared',
  label: m.editor_detach_shared,
  icon: 'pattern',
  places: { 'toolbar-menu': 26 },
  canRun: showsPart,
  run: ({ session, selected }) => {
    const loading = loadWithRetry(() => import('../../features/shared-parts/detach-part.ts'));
    if (selected) void loading.then(({ detachPart }) => detachPart(session, selected));
  },
};
