import { m } from '#messages/paraglide/messages.js';
import type { Command } from '../command.ts';
import { always } from '../context.ts';

export const newPage: Command = {
  id: 'new-page',
  label: m.editor_new_page,
  icon: 'newPage',
  places: { 'bar-tools': 13, 'more-sheet': 14 },
  canRun: always,
  run: ({ view }) => view.openDialog({ kind: 'new-page' }),
};
