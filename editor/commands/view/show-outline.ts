import { m } from '#messages/paraglide/messages.js';
import { openLeftTab } from '../../features/outline/open-left-tab.ts';
import type { Command } from '../command.ts';
import { always } from '../context.ts';

export const showOutline: Command = {
  id: 'show-outline',
  label: m.editor_outline,
  icon: 'outline',
  canRun: always,
  run: ({ view }) => openLeftTab(view, 'outline'),
};
