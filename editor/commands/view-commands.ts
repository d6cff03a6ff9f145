import { m } from '#messages/paraglide/messages.js';
import { collectKeys } from '../core/view/collect-keys.ts';
import { openLeftTab } from '../features/outline/open-left-tab.ts';
import type { Command } from './command.ts';
import { panelOf } from './context.ts';

export const commandPalette: Command = {
  id: 'command-palette',
  label: m.editor_palette,
  icon: 'search',
  keys: ['Mod+K'],
  scopes: ['everywhere'],
  places: { 'more-sheet': 30 },
  inPalette: false,
  run: ({ view }) => view.openDialog({ kind: 'palette', typed: collectKeys() }),
};

export const hideTools: Command = {
  id: 'hide-tools',
  label: ({ view }, options) => (view.toolsHidden.get() ? m.editor_show_tools : m.editor_hide_tools)({}, options),
  icon: 'eye',
  keys: ['Mod+.'],
  scopes: ['everywhere'],
  help: m.editor_help_hide,
  places: { 'bar-tools': 14, 'more-sheet': 15 },
  run: ({ view }) => view.toolsHidden.set(!view.toolsHidden.get()),
};

export const keyboardHelp: Command = {
  id: 'keyboard-help',
  label: m.editor_keyboard,
  icon: 'keys',
  keys: ['?'],
  scopes: ['block'],
  places: { status: 11 },
  run: ({ view }) => view.openDialog({ kind: 'keyboard' }),
};

/** Shows the draft as visitors will see it, at the width of a phone, a tablet or a desktop. */
export const openPreview: Command = {
  id: 'open-preview',
  label: m.editor_preview,
  icon: 'devices',
  places: { 'bar-tools': 19, 'more-sheet': 23 },
  // A shared part has no address of its own.
  canRun: ({ view }) => view.leavePart === null,
  ...panelOf('preview'),
};

export const showModules: Command = {
  id: 'show-modules',
  label: m.editor_modules,
  icon: 'plus',
  run: ({ view }) => openLeftTab(view, 'modules'),
};

export const showOutline: Command = {
  id: 'show-outline',
  label: m.editor_outline,
  icon: 'outline',
  run: ({ view }) => openLeftTab(view, 'outline'),
};

/** Shows German and English side by side. */
export const sideBySide: Command = {
  id: 'side-by-side',
  label: m.editor_side_by_side,
  icon: 'columns',
  places: { languages: 11 },
  isOn: ({ view }) => view.sideBySide.get(),
  run: ({ view }) => view.sideBySide.set(!view.sideBySide.get()),
};
