import { m } from '#messages/paraglide/messages.js';
import type { Command } from '../command.ts';
import { hasSelection } from '../context.ts';

/** Opens the fields of the selected block. */
export const openSettings: Command = {
  id: 'open-settings',
  label: m.editor_open_settings,
  icon: 'pencil',
  places: { toolbar: 23 },
  opens: 'fields',
  canRun: hasSelection,
  run({ view, selected: id }) {
    const panel = view.panel.get();
    const isOpen = panel?.kind === 'fields' && panel.id === id;
    view.panel.set(isOpen || id === null ? null : { kind: 'fields', id });
  },
};
