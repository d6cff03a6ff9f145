import { m } from '#messages/paraglide/messages.js';
import { WaitingCount } from '../../features/review/waiting-count.tsx';
import type { Command } from '../command.ts';
import { always } from '../context.ts';

/** What this page waits for, and what waits for the user. */
export const openReview: Command = {
  id: 'open-review',
  label: ({ session }, options) => {
    const count = session.news.waiting.get();
    return count > 0 ? m.review_count({ count }, options) : m.review({}, options);
  },
  icon: 'flag',
  places: { 'bar-tools': 18, 'more-sheet': 21 },
  Badge: WaitingCount,
  opens: 'review',
  canRun: always,
  run: ({ view }) => view.panel.set(view.panel.get()?.kind === 'review' ? null : { kind: 'review' }),
};
