import { m } from '#messages/paraglide/messages.js';
import type { Command } from '../command.ts';
import { always } from '../context.ts';

export const publish: Command = {
  id: 'publish',
  label: m.editor_publish,
  icon: 'globe',
  places: { 'bar-main': 11 },
  canRun: always,
  run: ({ view }) => view.openDialog({ kind: 'publish' }),
};
