import type { PresenceUpdate } from '#contract/editing/presence.ts';
import type { Review } from '#contract/editing/requests/publish-request.ts';
import { listRequests } from '#contract/editing/requests/publish-request.ts';
import { m } from '#messages/paraglide/messages.js';
import type { EditSession } from '../../core/session/edit-session.ts';

type Message = Extract<PresenceUpdate, { kind: 'reviews' | 'waiting' }>;

/** The newest request that waits for the user, when it was last read. */
const newest = new WeakMap<EditSession, number>();

/** Takes over what the server says about reviews, and tells the user what is new. */
export function hear(session: EditSession, message: Message): void {
  if (message.kind === 'waiting') return void readWaiting(session);
  const before = session.news.reviews.get();
  session.news.reviews.set(message.reviews);
  const sentence = before && newsIn(before, message.reviews);
  if (sentence) session.alerts.tell(m.review(), sentence);
}

/** What others have done since; null for the user's own acts. */
export function newsIn(before: readonly Review[], now: readonly Review[]): string | null {
  const known = new Map(before.map((review) => [review.id, review]));
  for (const review of now) {
    const was = known.get(review.id);
    if (review.status === 'declined') {
      const { decided_by: name, answer } = review;
      if (was?.status === 'open') return m.review_say_given_back({ name: name ?? m.editor_somebody(), answer });
    } else if (!was && !review.mine) return m.review_say_asked({ name: review.requested_by });
  }
  const gone = before.find(({ id, status }) => status === 'open' && now.every((other) => other.id !== id));
  return gone && now.every(({ mine }) => !mine) ? m.review_say_done() : null;
}

/** Reads how much waits for the user; a request that has come since is told. */
async function readWaiting(session: EditSession): Promise<void> {
  const { locale, quietApi } = session;
  try {
    const query = { waiting: 'true', page: 1, page_size: 1 } as const;
    const { count, results } = await quietApi(listRequests, { params: { locale }, query });
    const [first] = results;
    const last = newest.get(session);
    newest.set(session, first?.id ?? 0);
    session.news.waiting.set(count);
    const isHere = first?.subject.kind === 'section' && first.subject.slug === session.slug;
    // An own request waits when it is given back; that is told by its page and by mail.
    if (first && last !== undefined && first.id > last && !isHere && !first.mine)
      session.alerts.tell(
        m.review(),
        m.review_say_waiting({ name: first.requested_by, title: first.group?.title ?? first.title }),
      );
  } catch {
    // The next message is followed by another attempt.
  }
}
