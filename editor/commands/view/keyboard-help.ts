import { m } from '#messages/paraglide/messages.js';
import type { Command } from '../command.ts';
import { always } from '../context.ts';

export const keyboardHelp: Command = {
  id: 'keyboard-help',
  label: m.editor_keyboard,
  icon: 'keys',
  keys: ['?'],
  scopes: ['block'],
  places: { status: 11 },
  canRun: always,
  run: ({ view }) => view.openDialog({ kind: 'keyboard' }),
};
