import { m } from '#messages/paraglide/messages.js';
import type { Command } from '../command.ts';
import { always } from '../context.ts';

export const openHistory: Command = {
  id: 'open-history',
  label: m.editor_history,
  icon: 'history',
  places: { 'bar-tools': 11, 'more-sheet': 12 },
  labelled: true,
  opens: 'history',
  canRun: always,
  run: ({ view }) => view.panel.set(view.panel.get()?.kind === 'history' ? null : { kind: 'history' }),
};
