import { m } from '#messages/paraglide/messages.js';
import type { Command } from '../command.ts';

/** Hands the page over for review, also for users who may publish; the others have a button of their own. */
export const handOver: Command = {
  id: 'hand-over',
  label: m.review_hand_over,
  icon: 'flag',
  places: { 'more-sheet': 20 },
  canRun: ({ session }) => session.mayPublish.get(),
  run: ({ view }) => view.openDialog({ kind: 'ask' }),
};
