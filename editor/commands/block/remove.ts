import { m } from '#messages/paraglide/messages.js';
import { removeBlocks } from '../../features/blocks/block-actions.ts';
import type { Command } from '../command.ts';
import { hasSelection } from '../context.ts';

export const remove: Command = {
  id: 'remove',
  label: m.editor_remove,
  icon: 'trash',
  keys: ['Delete', 'Backspace'],
  shownKeys: ['Delete'],
  scopes: ['block'],
  places: { toolbar: 25 },
  canRun: hasSelection,
  run: ({ session, chosen }) => removeBlocks(session, chosen),
};
