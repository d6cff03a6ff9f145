import { and, eq, inArray, isNull } from 'drizzle-orm';
import { isOneOf } from '#contract/base/one-of.ts';
import type { PresenceUpdate } from '#contract/editing/presence.ts';
import { isUnavailable } from '../../db/postgres-errors.ts';
import { isDraft, notes, sectionRevisions, sections } from '../../db/tables/sections.ts';
import { reviewsOf } from '../handover/requests.ts';
import { describeError } from '../reporting/describe-error.ts';
import type { AppContext, SessionUser } from '../../app-context.ts';
import { tags } from '../invalidation/tags.ts';
import { arrive, deleteLost, leave, peopleAt, renew, type Window } from './presence-rows.ts';

/** The server-sent event stream to one window. */
export interface PresenceConnection extends Window {
  user: SessionUser;
  send: (message: PresenceUpdate) => void;
  /** Prevents proxies from closing an idle connection. */
  ping: () => void;
  end: () => void;
  /** False once the session has ended or the user may not edit any more. */
  isSessionValid: () => Promise<boolean>;
}

const allTopics = ['people', 'section', 'notes', 'reviews'] as const;
type Topic = (typeof allTopics)[number];
type Parts = Pick<AppContext, 'db' | 'changes' | 'clock'>;

const renewal = 15_000;
/** Messages within this time are sent as one, in milliseconds. */
const debounce = 40;
/** Sessions are checked at every n-th renewal. */
const beatsBetweenChecks = 4;

/** This process's connections to editor windows. Changes in other processes arrive as invalidations (`ctx.changes`). */
export class PresenceHub {
  readonly #ctx: Parts;
  readonly #connections = new Map<string, Set<PresenceConnection>>();
  readonly #waiting = new Map<string, Set<Topic>>();
  /** Windows that are soon told that something may wait for their user. */
  #waitingSoon: NodeJS.Timeout | undefined;
  #timer: NodeJS.Timeout | undefined;
  #renewals = 0;

  constructor(ctx: Parts) {
    this.#ctx = ctx;
    ctx.changes.onLive((changed) => {
      if (changed === null || changed.includes(tags.waiting)) this.#tellWaiting();
      if (changed === null) for (const slug of this.#connections.keys()) this.#soon(slug, allTopics);
      else for (const { slug, topic } of changed.map(readTopic)) this.#soon(slug, [topic]);
    });
  }

  /** Adds the connection of a window, which is present from now on. Returns the function that closes it. */
  async open(connection: PresenceConnection): Promise<() => Promise<void>> {
    await arrive(this.#ctx, connection);
    this.#connections.set(
      connection.slug,
      (this.#connections.get(connection.slug) ?? new Set<PresenceConnection>()).add(connection),
    );
    this.#timer ??= setInterval(() => void attempt(() => this.#renew()), renewal).unref();
    this.#soon(connection.slug, allTopics);
    connection.send({ kind: 'waiting' });
    return () => this.#drop(connection);
  }

  /** Ends every connection; the browsers reconnect, to another process. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    clearTimeout(this.#waitingSoon);
    const connections = this.#all();
    this.#connections.clear();
    for (const connection of connections) connection.end();
    await attempt(() => leave(this.#ctx, connections));
  }

  async #drop(connection: PresenceConnection): Promise<void> {
    const there = this.#connections.get(connection.slug);
    if (!there?.delete(connection)) return;
    if (there.size === 0) this.#connections.delete(connection.slug);
    if (this.#connections.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
    // The same window may have reconnected before the old connection was found to be broken.
    if (![...there].some(({ tab }) => tab === connection.tab)) await attempt(() => leave(this.#ctx, [connection]));
  }

  async #renew(): Promise<void> {
    this.#renewals += 1;
    const connections = this.#all();
    for (const connection of connections) connection.ping();
    await renew(this.#ctx, connections);
    await deleteLost(this.#ctx);
    if (this.#renewals % beatsBetweenChecks !== 0) return;
    for (const connection of connections) if (!(await connection.isSessionValid())) connection.end();
  }

  #all(): PresenceConnection[] {
    return [...this.#connections.values()].flatMap((each) => Array.from(each));
  }

  #soon(slug: string, topics: readonly Topic[]): void {
    if (!this.#connections.has(slug)) return;
    const waiting = this.#waiting.get(slug);
    if (waiting) return topics.forEach((topic) => waiting.add(topic));
    const gathered = new Set(topics);
    this.#waiting.set(slug, gathered);
    setTimeout(() => {
      this.#waiting.delete(slug);
      if (gathered.has('people')) void attempt(() => this.#sendPeople(slug));
      if (gathered.has('section')) void attempt(() => this.#sendSection(slug));
      if (gathered.has('notes')) void attempt(() => this.#sendNotes(slug));
      if (gathered.has('reviews')) void attempt(() => this.#sendReviews(slug));
    }, debounce).unref();
  }

  #tellWaiting(): void {
    this.#waitingSoon ??= setTimeout(() => {
      this.#waitingSoon = undefined;
      for (const connection of this.#all()) connection.send({ kind: 'waiting' });
    }, debounce).unref();
  }

  async #sendPeople(slug: string): Promise<void> {
    const rows = await peopleAt({ db: this.#ctx.db, now: this.#ctx.clock() }, slug);
    for (const connection of this.#connections.get(slug) ?? []) {
      const others = rows.filter(({ tab }) => tab !== connection.tab);
      const people = others.map(({ tab, userName: name, userId, blockId: block, writing, caret }) => ({
        tab,
        name,
        same_person: userId === connection.user.id,
        block,
        writing,
        caret,
      }));
      connection.send({ kind: 'people', people });
    }
  }

  async #sendSection(slug: string): Promise<void> {
    const { db } = this.#ctx;
    const [draft] = await db
      .select({
        revision: sections.draftRevision,
        published_revision: sections.publishedRevision,
        author: sectionRevisions.authorName,
      })
      .from(sections)
      .leftJoin(sectionRevisions, isDraft)
      .where(eq(sections.slug, slug));
    if (!draft) return;
    for (const connection of this.#connections.get(slug) ?? []) connection.send({ kind: 'section', ...draft });
  }

  async #sendNotes(slug: string): Promise<void> {
    const { db } = this.#ctx;
    const ofSection = db.select({ id: sections.id }).from(sections).where(eq(sections.slug, slug));
    const open = await db.$count(notes, and(inArray(notes.sectionId, ofSection), isNull(notes.doneAt)));
    for (const connection of this.#connections.get(slug) ?? []) connection.send({ kind: 'notes', open });
  }

  async #sendReviews(slug: string): Promise<void> {
    const reviews = await reviewsOf(this.#ctx.db, slug);
    for (const connection of this.#connections.get(slug) ?? [])
      connection.send({ kind: 'reviews', reviews: reviews(connection.user.id) });
  }
}

function readTopic(tag: string): { topic: Topic; slug: string } {
  const [, topic, ...slug] = tag.split(':');
  return { topic: isOneOf(allTopics, topic) ? topic : 'section', slug: slug.join(':') };
}

/** Logs a failure; the next renewal tries again. */
async function attempt(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!isUnavailable(error)) console.error(`Telling editors of one another: ${describeError(error)}`);
  }
}
