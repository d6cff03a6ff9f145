import { m } from '#messages/paraglide/messages.js';
import { cutBlocks } from '../../features/clipboard/copy-blocks.ts';
import type { Command } from '../command.ts';
import { hasSelection } from '../context.ts';

/** Ctrl+X arrives as a clipboard event, handled in features/clipboard. */
export const cut: Command = {
  id: 'cut',
  label: m.editor_cut,
  icon: 'cut',
  shownKeys: ['Mod+X'],
  help: m.editor_help_clipboard,
  places: { 'toolbar-menu': 21 },
  canRun: hasSelection,
  run: ({ session, chosen }) => void cutBlocks(session, chosen),
};
