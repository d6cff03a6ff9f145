import { useDerived, useEditor } from '../../core/editor-context.ts';
import { lazyWithRetry } from '../../core/lazy-with-retry.ts';

const ReviewStrip = lazyWithRetry(() => import('./review-strip.tsx'));

/** What the page waits for; loaded when it waits for something. */
export function ReviewBelowBar() {
  const inReview = useDerived(useEditor().session.news.reviews, (reviews) => (reviews?.length ?? 0) > 0);
  return inReview && <ReviewStrip />;
}
