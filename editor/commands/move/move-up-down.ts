import { m } from '#messages/paraglide/messages.js';
import { neighbourPlace } from '../../core/tree/places.ts';
import { moveBlocksBy } from '../../features/move/move-blocks.ts';
import type { Command } from '../command.ts';

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
