import { m } from '#messages/paraglide/messages.js';
import type { Command } from '../command.ts';
import { always } from '../context.ts';

/** Shows German and English side by side. */
export const sideBySide: Command = {
  id: 'side-by-side',
  label: m.editor_side_by_side,
  icon: 'columns',
  places: { languages: 11 },
  canRun: always,
  isOn: ({ view }) => view.sideBySide.get(),
  run: ({ view }) => view.sideBySide.set(!view.sideBySide.get()),
};
