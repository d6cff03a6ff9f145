import { m } from '#messages/paraglide/messages.js';
import { duplicateBlocks } from '../../features/blocks/block-actions.ts';
import type { Command } from '../command.ts';
import { hasSelection } from '../context.ts';

export const duplicate: Command = {
  id: 'duplicate',
  label: m.editor_duplicate,
  icon: 'copy',
  keys: ['Mod+D'],
  scopes: ['block'],
  places: { toolbar: 24 },
  canRun: hasSelection,
  run: ({ session, chosen }) => duplicateBlocks(session, chosen),
};
