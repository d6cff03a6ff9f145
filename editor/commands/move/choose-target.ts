import { m } from '#messages/paraglide/messages.js';
import { dragKey } from '../../features/move/drag-keys.ts';
import type { Command } from '../command.ts';

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
