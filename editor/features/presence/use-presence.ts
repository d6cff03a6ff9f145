import { useEffect } from 'react';
import type { PresenceUpdate } from '#contract/editing/presence.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { loadWithRetry } from '../../core/lazy-with-retry.ts';
import { SectionFollower } from './follow-section.ts';
import { PresenceConnection } from './presence-connection.ts';
import { presenceMessage } from './presence-message.ts';
import { sendPlace } from './send-place.ts';

/** After this time hidden, in milliseconds, a window disconnects, because browsers limit the number of connections. */
const timeout = 20_000;

/** Keeps the presence connection open while the window is visible. */
export function usePresence(session: EditSession): void {
  useEffect(() => {
    const place = sendPlace(session);
    const follower = new SectionFollower(session);
    let known = false;
    const heard = (message: PresenceUpdate) => {
      if (message.kind === 'section') {
        session.published.set(message.published_revision);
        return follower.hear(message);
      }
      if (message.kind === 'notes') {
        const told = session.news.notes.get();
        return session.news.notes.set({ open: message.open, news: told !== null });
      }
      if (message.kind === 'reviews' || message.kind === 'waiting') {
        const isNothing =
          message.kind === 'reviews' && message.reviews.length === 0 && !session.news.reviews.get()?.length;
        if (isNothing) session.news.reviews.set([]);
        else
          void loadWithRetry(() => import('../review/hear-reviews.ts')).then((loaded) => loaded.hear(session, message));
        return;
      }
      const before = session.news.people.get();
      session.news.people.set(message.people);
      const sentence = presenceMessage(session, before, message.people);
      if (sentence) session.alerts.announce(sentence);
      if (!known) place.again();
      known = true;
    };
    const line = new PresenceConnection({
      address: `/${session.locale}/pageeditor-api/section/${session.slug}/live?tab=${session.tab}`,
      heard,
      cut() {
        known = false;
        session.news.people.set([]);
      },
    });
    const stops = [connectWhileVisible(line), session.queue.state.subscribe(() => void follower.look()), place.stop];
    return () => {
      for (const stop of stops) stop();
      line.close();
    };
  }, [session]);
}

function connectWhileVisible(line: PresenceConnection): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') line.open();
    else timer = setTimeout(() => line.close(), timeout);
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
