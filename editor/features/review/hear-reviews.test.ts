import { expect, it } from 'vitest';
import type { Review } from '#contract/editing/requests/publish-request.ts';
import { newsIn } from './hear-reviews.ts';

function review(values: Partial<Review>): Review {
  return {
    id: 1,
    language: null,
    status: 'open',
    requested_by: 'Eva',
    requested_at: '2026-11-26T14:05:00+01:00',
    comment: '',
    reviewer: null,
    mine: false,
    for_me: false,
    answer: '',
    decided_by: null,
    decided_at: null,
    ...values,
  };
}

it('news of a review name who hands the page over or gives it back, unless it is the user, and say that it is finished', () => {
  expect(newsIn([], [review({})])).toBe('Eva gibt diese Seite zur Prüfung');
  expect(newsIn([], [review({ mine: true })])).toBeNull();
  const back = review({ status: 'declined', decided_by: 'Jonas', answer: 'Bitte kürzer' });
  expect(newsIn([review({})], [back])).toBe('Jonas gibt diese Seite zurück: Bitte kürzer');
  expect(newsIn([back], [back])).toBeNull();
  expect(newsIn([review({})], [])).toBe('Die Prüfung dieser Seite ist abgeschlossen');
  expect(newsIn([review({ status: 'declined' })], [])).toBeNull();
  expect(newsIn([review({})], [review({})])).toBeNull();
});
