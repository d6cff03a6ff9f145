import { m } from '#messages/paraglide/messages.js';
import { copied } from '../../features/clipboard/copied.ts';
import { pasteWhenLoaded } from '../../features/clipboard/paste-when-loaded.ts';
import type { Command } from '../command.ts';

/** Ctrl+V arrives as a clipboard event, handled in features/clipboard. */
export const paste: Command = {
  id: 'paste',
  label: m.editor_paste_behind,
  icon: 'paste',
  shownKeys: ['Mod+V'],
  help: m.editor_help_clipboard,
  places: { 'toolbar-menu': 23 },
  canRun: ({ selected }) => selected !== null && copied.get() !== null,
  run({ session }) {
    const payload = copied.get();
    if (payload) pasteWhenLoaded(session, payload);
  },
};
