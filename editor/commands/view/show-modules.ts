import { m } from '#messages/paraglide/messages.js';
import { openLeftTab } from '../../features/outline/open-left-tab.ts';
import type { Command } from '../command.ts';
import { always } from '../context.ts';

export const showModules: Command = {
  id: 'show-modules',
  label: m.editor_modules,
  icon: 'plus',
  canRun: always,
  run: ({ view }) => openLeftTab(view, 'modules'),
};
