import { m } from '#messages/paraglide/messages.js';
import type { Command } from '../command.ts';

/** Goes back from a shared part to the page; Escape, when nothing in the part is selected. */
export const leaveShared: Command = {
  id: 'leave-shared',
  label: m.editor_leave_shared,
  icon: 'undo',
  keys: ['Escape'],
  scopes: ['block'],
  keyApplies: ({ selected }) => selected === null,
  canRun: ({ view }) => view.leavePart !== null,
  run: ({ view }) => view.leavePart?.(),
};
