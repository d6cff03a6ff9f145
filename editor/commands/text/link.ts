import { m } from '#messages/paraglide/messages.js';
import type { Command } from '../command.ts';
import { isWriting } from '../context.ts';

/**
 * Without a text selection the key opens the command palette, and the button inserts the title of the target as a link.
 */
export const link: Command = {
  id: 'link',
  label: m.editor_link,
  icon: 'link',
  keys: ['Mod+K'],
  scopes: ['text'],
  keyApplies: ({ view }) => view.rich.get()?.state.link === true || document.getSelection()?.isCollapsed === false,
  help: m.editor_help_marks,
  places: { 'toolbar-text': 13 },
  canRun: isWriting,
  isOn: ({ view }) => view.rich.get()?.state.link === true,
  run({ view }) {
    view.rich.get()?.commands.readSelection();
    view.openDialog({ kind: 'rich-link' });
  },
};
