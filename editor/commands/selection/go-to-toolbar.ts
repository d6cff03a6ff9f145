import { m } from '#messages/paraglide/messages.js';
import { focusFirst } from '../../core/page-elements/regions.ts';
import type { Command } from '../command.ts';
import { always } from '../context.ts';

/** Focuses the toolbar of the selected block. */
export const goToToolbar: Command = {
  id: 'go-to-toolbar',
  label: m.editor_help_toolbar,
  icon: 'keys',
  keys: ['Alt+F10'],
  scopes: ['everywhere'],
  inPalette: false,
  canRun: always,
  run: () => focusFirst('[data-editor="toolbar"] button'),
};
