import { m } from '#messages/paraglide/messages.js';
import { pickUp as pickUpBlocks } from '../../features/move/drag-keys.ts';
import type { Command } from '../command.ts';
import { hasSelection } from '../context.ts';

/** Picks up the chosen blocks; the keys of choose-target.ts then select the target. */
export const pickUp: Command = {
  id: 'pick-up',
  label: m.editor_help_pick_up,
  icon: 'grip',
  keys: ['Space'],
  scopes: ['block'],
  inPalette: false,
  canRun: hasSelection,
  run: ({ session, view }) => pickUpBlocks(session, view),
};
