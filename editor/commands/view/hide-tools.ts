import { m } from '#messages/paraglide/messages.js';
import type { Command } from '../command.ts';
import { always } from '../context.ts';

export const hideTools: Command = {
  id: 'hide-tools',
  label: ({ view }, options) => (view.toolsHidden.get() ? m.editor_show_tools : m.editor_hide_tools)({}, options),
  icon: 'eye',
  keys: ['Mod+.'],
  scopes: ['everywhere'],
  help: m.editor_help_hide,
  places: { 'bar-tools': 14, 'more-sheet': 15 },
  canRun: always,
  run: ({ view }) => view.toolsHidden.set(!view.toolsHidden.get()),
};
