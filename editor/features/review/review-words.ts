import type { Locale } from '#contract/base/locale.ts';
import type { Review } from '#contract/editing/requests/publish-request.ts';
import { m } from '#messages/paraglide/messages.js';
import { momentOf } from '#time/device-time.ts';

/** Who a page waits for and since when, or who has given it back. */
export function stateInWords(review: Review, locale: Locale): string {
  const { status, reviewer, for_me: forMe } = review;
  if (status === 'declined') {
    const when = momentOf(review.decided_at ?? review.requested_at, locale);
    return m.review_given_back({ name: review.decided_by ?? m.editor_somebody(), when });
  }
  const when = momentOf(review.requested_at, locale);
  if (forMe) return m.review_waits_for_you({ when });
  return reviewer === null ? m.review_waits_for_anybody({ when }) : m.review_waits({ reviewer, when });
}
