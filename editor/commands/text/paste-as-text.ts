import { m } from '#messages/paraglide/messages.js';
import type { Command } from '../command.ts';

/** Handled by the browser; defined only for the list of keys. */
export const pasteAsText: Command = {
  id: 'paste-as-text',
  label: m.editor_help_paste,
  shownKeys: ['Mod+Shift+V'],
  inPalette: false,
  canRun: () => false,
  run: () => false,
};
