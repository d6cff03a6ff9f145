import { m } from '#messages/paraglide/messages.js';
import { hasOwnUndo } from '../../core/page-elements/has-own-undo.ts';
import type { Command } from '../command.ts';

export const redo: Command = {
  id: 'redo',
  label: ({ session }, options) => {
    const label = session.log.view.get().redo;
    return label ? m.editor_redo_named({ label }, options) : m.editor_redo({}, options);
  },
  shortLabel: m.editor_redo,
  icon: 'redo',
  keys: ['Mod+Shift+Z', 'Ctrl+Y'],
  shownKeys: ['Mod+Shift+Z'],
  scopes: ['everywhere'],
  keyApplies: () => !hasOwnUndo(document.activeElement),
  help: m.editor_help_undo,
  places: { 'bar-steps': 12, 'tab-bar': 11 },
  canRun: ({ session }) => Boolean(session.log.view.get().redo),
  whyNot: m.editor_nothing_to_redo,
  run: ({ session }) => session.redo(),
};
