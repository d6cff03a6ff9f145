import { m } from '#messages/paraglide/messages.js';
import { openInsertMenu } from '../../features/insert/open-insert-menu.ts';
import type { Command } from '../command.ts';
import { always } from '../context.ts';

export const insertBlock: Command = {
  id: 'insert-block',
  label: m.editor_help_insert,
  icon: 'plus',
  keys: ['/'],
  scopes: ['block'],
  canRun: always,
  run: ({ session, view, selected }) => openInsertMenu(session, view, selected),
};
