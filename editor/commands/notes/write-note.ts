import { m } from '#messages/paraglide/messages.js';
import { loadWithRetry } from '../../core/lazy-with-retry.ts';
import { collectKeys } from '../../core/view/collect-keys.ts';
import type { Command } from '../command.ts';
import { hasSelection } from '../context.ts';

/** Begins a note on the selected words or module. */
export const writeNote: Command = {
  id: 'write-note',
  label: m.notes_write,
  icon: 'note',
  // Ctrl with Alt types characters on some keyboards.
  keys: ['Shift+F2', 'Mod+Alt+M'],
  scopes: ['everywhere'],
  places: { toolbar: 14, 'toolbar-menu': 12 },
  canRun: hasSelection,
  run: ({ session, view }) => {
    const typed = collectKeys();
    void loadWithRetry(() => import('../../features/notes/begin-note.ts')).then((loaded) =>
      loaded.beginNote(session, view, { typed }),
    );
  },
};
