import { m } from '#messages/paraglide/messages.js';
import { extend } from '../../features/blocks/select-together.ts';
import type { Command } from '../command.ts';
import { hasSelection } from '../context.ts';

function extendCommand(id: string, key: string, by: -1 | 1): Command {
  return {
    id,
    label: m.editor_help_together,
    keys: [key],
    scopes: ['block'],
    inPalette: false,
    canRun: hasSelection,
    run: ({ session, view }) => extend(session, view, by),
  };
}

export const extendUp = extendCommand('extend-up', 'Shift+ArrowUp', -1);
export const extendDown = extendCommand('extend-down', 'Shift+ArrowDown', 1);
