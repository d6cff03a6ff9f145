import { m } from '#messages/paraglide/messages.js';
import type { Command } from '../command.ts';
import { always } from '../context.ts';

/** Lists the patterns of the house: insert, rename, delete. */
export const openPatterns: Command = {
  id: 'open-patterns',
  label: m.editor_patterns,
  icon: 'pattern',
  places: { 'more-sheet': 22 },
  canRun: always,
  run: ({ view }) => view.openDialog({ kind: 'patterns' }),
};
