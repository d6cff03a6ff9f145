import { m } from '#messages/paraglide/messages.js';
import { dragKey, pickUp as pickUpBlocks } from '../features/move/drag-keys.ts';
import { openMoveTo } from '../features/outline/open-left-tab.ts';
import { neighbourPlace } from '../core/tree/places.ts';
import { moveBlocksBy } from '../features/move/move-blocks.ts';
import type { Command } from './command.ts';
import { hasSelection } from './context.ts';

/** While blocks are picked up: chooses the target, drops the blocks, or cancels. */
export const chooseTarget: Command = {
  id: 'choose-target',
  label: m.editor_help_carry,
  keys: [
    ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown'],
    ...['Space', 'Enter', 'Escape', 'Tab'],
  ],
  shownKeys: ['ArrowUp ArrowDown', 'ArrowLeft ArrowRight', 'PageUp PageDown'],
  scopes: ['target'],
  inPalette: false,
  canRun: ({ view }) => view.moving.aim.get()?.by === 'keys',
  run({ session, view }, event) {
    const aim = view.moving.aim.get();
    return aim !== null && event !== undefined && dragKey(event, session, view, aim);
  },
};

export const moveTo: Command = {
  id: 'move-to',
  label: m.editor_move_to_dots,
  icon: 'move',
  places: { 'toolbar-menu': 11 },
  canRun: hasSelection,
  run: ({ view }) => openMoveTo(view),
};

function moveCommand(id: string, by: -1 | 1): Command {
  const up = by === -1;
  return {
    id,
    label: up ? m.editor_move_up : m.editor_move_down,
    icon: up ? 'up' : 'down',
    keys: [up ? 'Alt+ArrowUp' : 'Alt+ArrowDown'],
    scopes: ['block'],
    help: m.editor_help_move,
    places: { toolbar: up ? 21 : 22 },
    canRun: ({ session, chosen }) => neighbourPlace(session.store, chosen, by) !== undefined,
    whyNot: up ? m.editor_say_first : m.editor_say_last,
    run: ({ session, chosen }) => moveBlocksBy(session, chosen, by),
  };
}

export const moveUp = moveCommand('move-up', -1);
export const moveDown = moveCommand('move-down', 1);

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
