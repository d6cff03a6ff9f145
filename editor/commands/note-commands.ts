import { m } from '#messages/paraglide/messages.js';
import { loadWithRetry } from '../core/lazy-with-retry.ts';
import { NotesCount } from '../features/notes/notes-count.tsx';
import { collectKeys } from '../core/view/collect-keys.ts';
import type { Command } from './command.ts';
import { hasSelection, panelOf } from './context.ts';

/** Opens the note on the words at the caret, or on the selected module. */
export const openNote: Command = {
  id: 'open-note',
  label: m.notes_open_here,
  icon: 'note',
  keys: ['F2'],
  scopes: ['text', 'block'],
  canRun: (context) => hasSelection(context) && (context.session.news.notes.get()?.open ?? 0) > 0,
  run: ({ session, view }) =>
    void loadWithRetry(() => import('../features/notes/open-from-words.ts')).then((loaded) =>
      loaded.openNoteHere(session, view),
    ),
};

export const openNotes: Command = {
  id: 'open-notes',
  label: ({ session }, options) => {
    const open = session.news.notes.get()?.open ?? 0;
    return m.notes({}, options) + (open > 0 ? ` (${open})` : '');
  },
  icon: 'note',
  places: { 'bar-tools': 10, 'more-sheet': 10 },
  Badge: NotesCount,
  ...panelOf('notes'),
};

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
    void loadWithRetry(() => import('../features/notes/begin-note.ts')).then((loaded) =>
      loaded.beginNote(session, view, { typed }),
    );
  },
};
