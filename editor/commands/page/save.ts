import { m } from '#messages/paraglide/messages.js';
import type { Command } from '../command.ts';
import { always } from '../context.ts';

/** Everything is saved by itself; the key sends what is waiting at once and says so. */
export const save: Command = {
  id: 'save',
  label: m.editor_save_now,
  icon: 'saved',
  keys: ['Mod+S'],
  scopes: ['everywhere'],
  canRun: always,
  run({ session }) {
    session.queue.flush().then(
      () => {
        session.alerts.announce(m.editor_saved());
        session.alerts.show({ kind: 'save', title: m.editor_saved(), text: m.editor_saved_all() });
      },
      // The save state says why not, and what is done about it.
      () => undefined,
    );
  },
};
