import { m } from '#messages/paraglide/messages.js';
import type { Command } from '../command.ts';
import { always } from '../context.ts';

/** Publishes; for users who may not, asks for it. */
export const publish: Command = {
  id: 'publish',
  label: ({ session }, options) =>
    session.mayPublish.get() ? m.editor_publish({}, options) : m.editor_ask({}, options),
  icon: 'globe',
  places: { 'bar-main': 11 },
  canRun: always,
  run: ({ session, view }) => view.openDialog({ kind: session.mayPublish.get() ? 'publish' : 'ask' }),
};
