import { fieldOf } from '#contract/blocks/block.ts';
import { valueAt } from '#contract/blocks/apply-operation.ts';
import { type Note, type NoteAnchor, notesApi } from '#contract/editing/notes-api.ts';
import type { Colleague } from '#contract/editing/requests/publish-request.ts';
import { m } from '#messages/paraglide/messages.js';
import { reasonOf as refusalOf } from '../../core/api-client.ts';
import { Observable } from '../../core/observable.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { beginFollowing, type Followed, followWords, isOutdated } from './anchor/follow-words.ts';
import { textOfValue } from './anchor/field-text.ts';

/** Where a note stands on the page now. */
export type NotePlace =
  /** The module is not on the page. */
  | { kind: 'gone' }
  /** The whole module, or a whole field. */
  | { kind: 'whole' }
  /** `value`: that of the field. */
  | ({ kind: 'words'; value: unknown } & Followed);

/** The text that somebody is writing; it stays when the panel is closed. */
export interface Draft {
  text: string;
  suggestion: string | null;
  mentions: readonly Colleague[];
}

/** A note that is opened from its words: the text keeps the focus, or gets it back with its caret. */
type FromWords = { id: number; focus: 'stays' } | { id: number; focus: 'comes-back'; caret: Range | null };

/** The notes on a section, read again whenever one changes, and where they stand while the page is edited. */
export class PageNotes {
  /** Null before the first answer. */
  readonly list = new Observable<readonly Note[] | null>(null);
  readonly places = new Observable<ReadonlyMap<number, NotePlace>>(new Map());
  /** What a new note is about; null while none is written. */
  readonly target = new Observable<NoteAnchor | null>(null);
  /** The words that were selected when a new note was begun. */
  selected: NoteAnchor | null = null;
  /** Returns what was typed while the panel was loading. */
  typed: (() => string) | undefined;
  /** The note that was opened from its words in a text, until it is shown. */
  openedFrom: FromWords | null = null;
  /** The note that is shown; its words are marked more strongly. */
  readonly shown = new Observable<number | null>(null);
  readonly failed = new Observable(false);
  readonly drafts = new Map<string, Draft>();
  readonly #session: EditSession;
  #people: Promise<readonly Colleague[]> | undefined;
  #followers = 0;
  #isEdited = false;
  #stops: (() => void)[] = [];

  constructor(session: EditSession) {
    this.#session = session;
  }

  /** Follows the notes and the page. Returns the cleanup function. */
  follow(): () => void {
    this.#followers += 1;
    if (this.#followers === 1) this.#start();
    return () => {
      this.#followers -= 1;
      if (this.#followers === 0) for (const stop of this.#stops) stop();
    };
  }

  #start(): void {
    const { store, log, queue } = this.#session;
    this.#stops = [
      store.watchAll(() => this.#place()),
      log.changes.subscribe(() => {
        this.#isEdited = true;
      }),
      this.#session.news.notes.subscribe(() => void this.look()),
      queue.state.subscribe(() => void this.#storeWords()),
    ];
    void this.look();
  }

  /** Reads the notes. */
  async look(): Promise<void> {
    const { locale, slug, alerts, quietApi } = this.#session;
    try {
      const list = await quietApi(notesApi.list, { params: { locale, slug } });
      const before = this.list.get() ?? (this.#session.news.notes.get()?.news ? [] : null);
      this.failed.set(false);
      this.#take(list);
      const news = before && newsIn(before, list);
      if (news) alerts.tell(m.notes(), news);
    } catch {
      // The next message of the server tries again.
      this.failed.set(this.list.get() === null);
    }
  }

  /** Users who can be named. */
  people(): Promise<readonly Colleague[]> {
    const { locale, slug, api } = this.#session;
    this.#people ??= api(notesApi.people, { params: { locale, slug } }).catch(() => {
      this.#people = undefined;
      return [];
    });
    return this.#people;
  }

  /** Replaces or adds a note that the server has answered with. */
  put(note: Note): void {
    const list = this.list.get() ?? [];
    const isKnown = list.some(({ id }) => id === note.id);
    this.#take(isKnown ? list.map((other) => (other.id === note.id ? note : other)) : [...list, note]);
  }

  drop(id: number): void {
    this.#take((this.list.get() ?? []).filter((note) => note.id !== id));
  }

  #take(list: readonly Note[]): void {
    this.list.set(list);
    this.#place();
  }

  #place(): void {
    const before = this.places.get();
    const places = new Map<number, NotePlace>();
    for (const note of this.list.get() ?? []) places.set(note.id, this.#placeOf(note, before.get(note.id)));
    const isSame = places.size === before.size && [...places].every(([id, place]) => before.get(id) === place);
    if (!isSame) this.places.set(places);
  }

  #placeOf({ anchor }: Note, before: NotePlace | undefined): NotePlace {
    const block = this.#session.store.block(anchor.block);
    if (!block) return before?.kind === 'gone' ? before : { kind: 'gone' };
    if (!anchor.quote || anchor.field === null) return before?.kind === 'whole' ? before : { kind: 'whole' };
    const value = valueAt(block, anchor.field, anchor.locale);
    // At every key this is asked for all notes; reading the HTML of each would take longer than the key.
    if (before?.kind === 'words' && before.value === value) return before;
    const { text } = textOfValue(value, fieldOf(block.model, anchor.field)?.kind === 'rich');
    const followed = before?.kind === 'words' ? followWords(before, text) : beginFollowing(text, anchor.quote);
    return { kind: 'words', value, ...followed };
  }

  /** Stores where words are that others would not find again, once the page with the change is saved. */
  async #storeWords(): Promise<void> {
    const { queue, quietApi, locale } = this.#session;
    if (!this.#isEdited || queue.state.get() !== 'saved') return;
    this.#isEdited = false;
    for (const { id, anchor } of this.list.get() ?? []) {
      const place = this.places.get().get(id);
      if (!anchor.quote || place?.kind !== 'words' || !isOutdated(anchor.quote, place)) continue;
      // Without an answer the note stays on its module for others.
      await quietApi(notesApi.change, { params: { locale, id }, body: { quote: place.quote } }).catch(() => {});
    }
  }
}

const known = new WeakMap<EditSession, PageNotes>();

/** The notes of a session, shared by panel, page and commands. */
export function notesOf(session: EditSession): PageNotes {
  const notes = known.get(session) ?? new PageNotes(session);
  known.set(session, notes);
  return notes;
}

/** The reason of a refusal, in words. */
export function reasonOf(error: unknown): string {
  return refusalOf(error, m.notes_not_sent());
}

/** What others have done to the notes since, as one sentence; null for nothing. */
function newsIn(before: readonly Note[], now: readonly Note[]): string | null {
  for (const note of now) {
    const old = before.find(({ id }) => id === note.id);
    if (!old) {
      if (!note.mine) return m.notes_say_written({ name: note.author });
      continue;
    }
    const reply = note.replies.find(({ id, mine }) => !mine && old.replies.every((other) => other.id !== id));
    if (reply) return m.notes_say_answered({ name: reply.author });
    if (note.done_at !== null && old.done_at === null) return m.notes_say_done({ name: note.done_by ?? '' });
  }
  return null;
}
