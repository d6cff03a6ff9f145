import { type PlaceOnPage, presenceApi } from '#contract/editing/presence.ts';
import { errorStatus } from '#contract/base/errors.ts';
import { ApiError } from '../../core/api-client.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { loadWithRetry } from '../../core/lazy-with-retry.ts';

/** Minimum interval between two messages, in milliseconds; the shorter one while others write in the same block. */
const rest = 700;
const restTogether = 200;

/**
 * Sends the current position to the server, throttled, and while others are here the caret as well. Returns functions to
 * resend and to stop.
 */
export function sendPlace(session: EditSession): { again: () => void; stop: () => void } {
  let lastSent = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const notify = async () => {
    const isAlone = session.news.people.get().length === 0;
    const carets = isAlone ? null : await loadWithRetry(() => import('./carets.ts')).catch(() => null);
    timer = undefined;
    if (stopped) return;
    const { id, field } = session.selection.get();
    const block = id === session.store.root.id ? null : id;
    const writing = block !== null && field !== null;
    const caret = writing && carets ? carets.ownCaret(session) : null;
    const place = { tab: session.tab, block, writing, ...(caret && { caret }) };
    // The revision alone is no news.
    const now = JSON.stringify({ ...place, ...(caret && { caret: { ...caret, revision: 0 } }) });
    if (now === lastSent) return;
    lastSent = now;
    // A lost message is harmless: the next position, or this one after a reconnect, replaces it.
    tellPlace(session, place).catch(() => undefined);
    timer = setTimeout(() => void notify(), session.isTogether ? restTogether : rest);
  };
  const soon = () => {
    timer ??= setTimeout(() => void notify(), 120);
  };
  const stops = [
    session.selection.subscribe(soon),
    session.savedAt.subscribe(soon),
    session.news.people.subscribe(soon),
  ];
  document.addEventListener('selectionchange', soon);
  return {
    again() {
      lastSent = '';
      soon();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('selectionchange', soon);
      for (const stop of stops) stop();
    },
  };
}

/** While servers are upgraded one after the other, one of the former version may be asked, which refuses carets. */
export async function tellPlace(
  session: Pick<EditSession, 'quietApi' | 'locale' | 'slug'>,
  { caret, ...place }: PlaceOnPage,
): Promise<void> {
  const params = { locale: session.locale, slug: session.slug };
  const send = (body: PlaceOnPage) => session.quietApi(presenceApi.here, { params, body });
  if (!caret) return void (await send(place));
  await send({ ...place, caret }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === errorStatus.invalid) return send(place);
    throw error;
  });
}
