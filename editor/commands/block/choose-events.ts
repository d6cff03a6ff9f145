import { m } from '#messages/paraglide/messages.js';
import { eventListOf } from '../../features/pickers/events/choose-events.ts';
import type { Command } from '../command.ts';

export const chooseEvents: Command = {
  id: 'choose-events',
  label: m.editor_choose_events,
  icon: 'event',
  places: { toolbar: 12 },
  canRun: ({ session, selected }) => selected !== null && Boolean(eventListOf(session.store, selected)),
  run({ view, selected }) {
    if (selected) view.openDialog({ kind: 'events', id: selected });
  },
};
