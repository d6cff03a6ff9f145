import { m } from '#messages/paraglide/messages.js';
import type { Command } from '../command.ts';

/** Shows the draft as visitors will see it, at the width of a phone, a tablet or a desktop. */
export const openPreview: Command = {
  id: 'open-preview',
  label: m.editor_preview,
  icon: 'devices',
  places: { 'bar-tools': 19, 'more-sheet': 23 },
  opens: 'preview',
  // A shared part has no address of its own.
  canRun: ({ view }) => view.leavePart === null,
  run: ({ view }) => view.panel.set(view.panel.get()?.kind === 'preview' ? null : { kind: 'preview' }),
};
