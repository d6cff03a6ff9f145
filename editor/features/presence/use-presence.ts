import { useEffect } from 'react';
import {
  type PresenceUpdate,
  presenceUpdateSchema,
  type PlaceOnPage,
  presenceApi,
} from '#contract/editing/presence.ts';
import { pageEditorApi } from '#contract/api.ts';
import { m } from '#messages/paraglide/messages.js';
import { errorStatus } from '#contract/base/errors.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { loadWithRetry } from '../../core/lazy-with-retry.ts';
import { ApiError } from '../../core/api-client.ts';
import { presenceMessage } from './presence-message.ts';

/** Minimum interval between two messages, in milliseconds; the shorter one while others write in the same block. */
const rest = 700;
const restTogether = 200;

/**
 * Sends the current position to the server, throttled, and while others are here the caret as well. Returns functions to
 * resend and to stop.
 */
function sendPlace(session: EditSession): { again: () => void; stop: () => void } {
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

interface PresenceConnectionOptions {
  address: string;
  heard: (message: PresenceUpdate) => void;
  /** The connection was lost; the list of people is unknown. */
  cut: () => void;
}

const firstWait = 2000;
const longestWait = 60_000;

/** Receives the server-sent events of a section, and reconnects after a lost connection. */
class PresenceConnection {
  readonly #options: PresenceConnectionOptions;
  #source: EventSource | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = firstWait;

  constructor(options: PresenceConnectionOptions) {
    this.#options = options;
  }

  open(): void {
    if (this.#source) return;
    clearTimeout(this.#timer);
    const source = new EventSource(this.#options.address);
    this.#source = source;
    source.addEventListener('message', ({ data }) => {
      this.#wait = firstWait;
      const message = presenceUpdateSchema.safeParse(readJson(String(data)));
      if (message.success) this.#options.heard(message.data);
    });
    source.addEventListener('error', () => {
      this.#options.cut();
      // The browser reconnects by itself unless the server rejected the connection.
      if (source.readyState !== EventSource.CLOSED || this.#source !== source) return;
      this.#source = null;
      this.#timer = setTimeout(() => this.open(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, longestWait);
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
    this.#options.cut();
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

interface News {
  revision: number;
  author: string | null;
}

/**
 * Applies changes that others saved, once no own steps are unsent. Own steps are sent first; their response contains
 * those changes.
 */
export class SectionFollower {
  readonly #session: EditSession;
  #newest: News = { revision: 0, author: null };
  #reading = false;

  constructor(session: EditSession) {
    this.#session = session;
  }

  hear(news: News): void {
    if (news.revision > this.#newest.revision) this.#newest = news;
    void this.look();
  }

  async look(): Promise<void> {
    const { queue, api, locale, slug, alerts } = this.#session;
    const { revision, author } = this.#newest;
    if (this.#reading || queue.unsent.length > 0 || revision <= queue.revision) return;
    this.#reading = true;
    try {
      const draft = await api(pageEditorApi.section, { params: { locale, slug } });
      // While two people write together, the page shows it letter by letter.
      if (this.#session.takeUp(draft) && !this.#session.isTogether)
        alerts.announce(m.editor_say_other_saved({ name: author ?? m.editor_somebody() }));
    } catch {
      // The next message or the next save retries.
    } finally {
      this.#reading = false;
    }
    if (this.#newest.revision > revision) await this.look();
  }
}

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
