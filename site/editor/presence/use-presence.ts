import { useEffect } from 'react';
import type { LiveMessage } from '#contract/live.ts';
import type { EditSession } from '../edit-session.ts';
import { SectionFollower } from './follow-section.ts';
import { LiveLine } from './live-line.ts';
import { sayWho } from './say-who.ts';
import { tellPlace } from './tell-place.ts';

/** A window that nobody looks at for so long, in milliseconds, counts as gone; browsers allow few lines at a time. */
const patience = 20_000;

/** Keeps the line to the others who are on the page while the window is seen. */
export function usePresence(session: EditSession): void {
  useEffect(() => {
    const place = tellPlace(session);
    const follower = new SectionFollower(session);
    let known = false;
    const heard = (message: LiveMessage) => {
      if (message.kind === 'section') {
        session.published.set(message.published_revision);
        return follower.hear(message);
      }
      const before = session.people.get();
      session.people.set(message.people);
      const sentence = sayWho(session, before, message.people);
      if (sentence) session.alerts.say(sentence);
      if (!known) place.again();
      known = true;
    };
    const line = new LiveLine({
      address: `/${session.locale}/pageeditor-api/section/${session.slug}/live?tab=${session.tab}`,
      heard,
      cut() {
        known = false;
        session.people.set([]);
      },
    });
    const stops = [keepWhileSeen(line), session.queue.state.subscribe(() => void follower.look()), place.stop];
    return () => {
      for (const stop of stops) stop();
      line.close();
    };
  }, [session]);
}

function keepWhileSeen(line: LiveLine): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') line.open();
    else timer = setTimeout(() => line.close(), patience);
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
