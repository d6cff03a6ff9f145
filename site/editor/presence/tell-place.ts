import { presenceApi } from '#contract/live.ts';
import type { EditSession } from '../edit-session.ts';

/** So long, in milliseconds, nothing is told again. */
const rest = 700;

/** Tells the server where somebody is on the page, not more often than is of use; gives back how it stops. */
export function tellPlace(session: EditSession): { again: () => void; stop: () => void } {
  let told = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    timer = undefined;
    const { id, field } = session.selection.get();
    const block = id === session.store.root.id ? null : id;
    const place = { tab: session.tab, block, writing: block !== null && field !== null };
    const now = JSON.stringify(place);
    if (now === told) return;
    told = now;
    const params = { locale: session.locale, slug: session.slug };
    // Who does not hear of it now hears of the next place, or of this one when the line is back.
    session.quietApi(presenceApi.here, { params, body: place }).catch(() => undefined);
    timer = setTimeout(tell, rest);
  };
  const soon = () => {
    timer ??= setTimeout(tell, 120);
  };
  const stop = session.selection.subscribe(soon);
  return {
    again() {
      told = '';
      soon();
    },
    stop() {
      clearTimeout(timer);
      stop();
    },
  };
}
