import { m } from '#messages/paraglide/messages.js';
import { openMoveTo } from '../../features/outline/open-left-tab.ts';
import type { Command } from '../command.ts';
import { hasSelection } from '../context.ts';

export const moveTo: Command = {
  id: 'move-to',
  label: m.editor_move_to_dots,
  icon: 'move',
  places: { 'toolbar-menu': 11 },
  canRun: hasSelection,
  run: ({ view }) => openMoveTo(view),
};
