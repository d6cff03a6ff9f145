import { m } from '#messages/paraglide/messages.js';
import { collectKeys } from '../../core/view/collect-keys.ts';
import type { Command } from '../command.ts';
import { always } from '../context.ts';

export const commandPalette: Command = {
  id: 'command-palette',
  label: m.editor_palette,
  icon: 'search',
  keys: ['Mod+K'],
  scopes: ['everywhere'],
  places: { 'more-sheet': 30 },
  inPalette: false,
  canRun: always,
  run: ({ view }) => view.openDialog({ kind: 'palette', typed: collectKeys() }),
};
