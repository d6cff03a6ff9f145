import { m } from '#messages/paraglide/messages.js';
import { NotesCount } from '../../features/notes/notes-count.tsx';
import type { Command } from '../command.ts';
import { always } from '../context.ts';

export const openNotes: Command = {
  id: 'open-notes',
  label: ({ session }, options) => {
    const open = session.news.notes.get()?.open ?? 0;
    return m.notes({}, options) + (open > 0 ? ` (${open})` : '');
  },
  icon: 'note',
  places: { 'bar-tools': 10, 'more-sheet': 10 },
  Badge: NotesCount,
  opens: 'notes',
  canRun: always,
  run: ({ view }) => view.panel.set(view.panel.get()?.kind === 'notes' ? null : { kind: 'notes' }),
};
