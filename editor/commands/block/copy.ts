import { m } from '#messages/paraglide/messages.js';
import { copyBlocks } from '../../features/clipboard/copy-blocks.ts';
import type { Command } from '../command.ts';
import { hasSelection } from '../context.ts';

/** Ctrl+C arrives as a clipboard event, handled in features/clipboard. */
export const copy: Command = {
  id: 'copy',
  label: m.editor_copy,
  icon: 'copy',
  shownKeys: ['Mod+C'],
  help: m.editor_help_clipboard,
  places: { 'toolbar-menu': 22 },
  canRun: hasSelection,
  run({ session, chosen }) {
    copyBlocks(session, chosen);
    session.fields.focus({ id: session.selection.get().id, field: null });
  },
};
