import { presenceApi } from '#contract/editing/presence.ts';
import type { EditSession } from '../../core/session/edit-session.ts';

/** Minimum interval between two messages, in milliseconds. */
const rest = 700;

/** Sends the current position to the server, throttled. Returns functions to resend and to stop. */
export function sendPlace(session: EditSession): { again: () => void; stop: () => void } {
  let lastSent = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const notify = () => {
    timer = undefined;
    const { id, field } = session.selection.get();
    const block = id === session.store.root.id ? null : id;
    const place = { tab: session.tab, block, writing: block !== null && field !== null };
    const now = JSON.stringify(place);
    if (now === lastSent) return;
    lastSent = now;
    const params = { locale: session.locale, slug: session.slug };
    // A lost message is harmless: the next position, or this one after a reconnect, replaces it.
    session.quietApi(presenceApi.here, { params, body: place }).catch(() => undefined);
    timer = setTimeout(notify, rest);
  };
  const soon = () => {
    timer ??= setTimeout(notify, 120);
  };
  const stop = session.selection.subscribe(soon);
  return {
    again() {
      lastSent = '';
      soon();
    },
    stop() {
      clearTimeout(timer);
      stop();
    },
  };
}
