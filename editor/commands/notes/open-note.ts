import { m } from '#messages/paraglide/messages.js';
import { loadWithRetry } from '../../core/lazy-with-retry.ts';
import type { Command } from '../command.ts';
import { hasSelection } from '../context.ts';

/** Opens the note on the words at the caret, or on the selected module. */
export const openNote: Command = {
  id: 'open-note',
  label: m.notes_open_here,
  icon: 'note',
  keys: ['F2'],
  scopes: ['text', 'block'],
  canRun: (context) => hasSelection(context) && (context.session.news.notes.get()?.open ?? 0) > 0,
  run: ({ session, view }) =>
    void loadWithRetry(() => import('../../features/notes/open-from-words.ts')).then((loaded) =>
      loaded.openNoteHere(session, view),
    ),
};
