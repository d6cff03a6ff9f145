import { m } from '#messages/paraglide/messages.js';
import { hasOwnUndo } from '../../core/page-elements/has-own-undo.ts';
import type { Command } from '../command.ts';

export const undo: Command = {
  id: 'undo',
  label: ({ session }, options) => {
    const label = session.log.view.get().undo;
    return label ? m.editor_undo_named({ label }, options) : m.editor_undo({}, options);
  },
  icon: 'undo',
  keys: ['Mod+Z'],
  scopes: ['everywhere'],
  keyApplies: () => !hasOwnUndo(document.activeElement),
  help: m.editor_help_undo,
  places: { 'bar-steps': 11 },
  canRun: ({ session }) => Boolean(session.log.view.get().undo),
  whyNot: m.editor_nothing_to_undo,
  run: ({ session }) => session.undo(),
};
