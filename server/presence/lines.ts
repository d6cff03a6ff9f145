import { and, eq } from 'drizzle-orm';
import type { LiveMessage } from '#contract/live.ts';
import { isUnavailable } from '../db/is-unavailable.ts';
import { sectionRevisions } from '../db/schema.ts';
import { describeError } from '../describe-error.ts';
import type { House, SessionUser } from '../house.ts';
import { findSection } from '../sections/section-row.ts';
import { arrive, forgetLost, leave, peopleAt, renew, type Window } from './presence-rows.ts';

/** The way to one window: what the house tells it, and how it ends. */
export interface Line extends Window {
  user: SessionUser;
  tell: (message: LiveMessage) => void;
  /** Keeps proxies from closing a line on which nothing is said. */
  sign: () => void;
  end: () => void;
  /** False once the session has ended. */
  holds: () => Promise<boolean>;
}

type Topic = 'people' | 'section';
type Parts = Pick<House, 'db' | 'changes' | 'clock'>;

const renewal = 15_000;
/** What comes within this time is told once. */
const gathering = 40;
/** Sessions are looked at once in so many renewals. */
const beatsBetweenLooks = 4;

/** The lines of this process to the windows in which sections are edited. Other processes are heard through the changes. */
export class Lines {
  readonly #house: Parts;
  readonly #lines = new Map<string, Set<Line>>();
  readonly #waiting = new Map<string, Set<Topic>>();
  #timer: NodeJS.Timeout | undefined;
  #beats = 0;

  constructor(house: Parts) {
    this.#house = house;
    house.changes.onLive((told) => {
      if (told === null) for (const slug of this.#lines.keys()) this.#soon(slug, ['people', 'section']);
      else for (const { slug, topic } of told.map(readTopic)) this.#soon(slug, [topic]);
    });
  }

  /** Opens a line; the window counts as there from now on. Gives back how it is closed. */
  async open(line: Line): Promise<() => Promise<void>> {
    await arrive(this.#house, line);
    this.#lines.set(line.slug, (this.#lines.get(line.slug) ?? new Set<Line>()).add(line));
    this.#timer ??= setInterval(() => void attempt(() => this.#beat()), renewal).unref();
    this.#soon(line.slug, ['people', 'section']);
    return () => this.#drop(line);
  }

  /** Ends every line; those at the other end open new ones elsewhere. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    const lines = this.#all();
    this.#lines.clear();
    for (const line of lines) line.end();
    await attempt(() => leave(this.#house, lines));
  }

  async #drop(line: Line): Promise<void> {
    const there = this.#lines.get(line.slug);
    if (!there?.delete(line)) return;
    if (there.size === 0) this.#lines.delete(line.slug);
    if (this.#lines.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
    // The same window may have opened a new line before the old one was found to be dead.
    if (![...there].some(({ tab }) => tab === line.tab)) await attempt(() => leave(this.#house, [line]));
  }

  async #beat(): Promise<void> {
    this.#beats += 1;
    const lines = this.#all();
    for (const line of lines) line.sign();
    await renew(this.#house, lines);
    await forgetLost(this.#house);
    if (this.#beats % beatsBetweenLooks !== 0) return;
    for (const line of lines) if (!(await line.holds())) line.end();
  }

  #all(): Line[] {
    return [...this.#lines.values()].flatMap((each) => Array.from(each));
  }

  #soon(slug: string, topics: Topic[]): void {
    if (!this.#lines.has(slug)) return;
    const waiting = this.#waiting.get(slug);
    if (waiting) return topics.forEach((topic) => waiting.add(topic));
    const gathered = new Set(topics);
    this.#waiting.set(slug, gathered);
    setTimeout(() => {
      this.#waiting.delete(slug);
      if (gathered.has('people')) void attempt(() => this.#tellPeople(slug));
      if (gathered.has('section')) void attempt(() => this.#tellSection(slug));
    }, gathering).unref();
  }

  async #tellPeople(slug: string): Promise<void> {
    const rows = await peopleAt(this.#house.db, slug, this.#house.clock());
    for (const line of this.#lines.get(slug) ?? []) {
      const others = rows.filter(({ tab }) => tab !== line.tab);
      const people = others.map(({ tab, userName: name, userId, blockId: block, writing }) => ({
        tab,
        name,
        same_person: userId === line.user.id,
        block,
        writing,
      }));
      line.tell({ kind: 'people', people });
    }
  }

  async #tellSection(slug: string): Promise<void> {
    const { db } = this.#house;
    const section = await findSection(db, slug);
    if (!section) return;
    const [newest] = await db
      .select({ author: sectionRevisions.authorName })
      .from(sectionRevisions)
      .where(and(eq(sectionRevisions.sectionId, section.id), eq(sectionRevisions.number, section.draftRevision)));
    const { draftRevision: revision, publishedRevision: published_revision } = section;
    for (const line of this.#lines.get(slug) ?? [])
      line.tell({ kind: 'section', revision, published_revision, author: newest?.author ?? null });
  }
}

function readTopic(told: string): { topic: Topic; slug: string } {
  const [, topic, ...slug] = told.split(':');
  return { topic: topic === 'people' ? 'people' : 'section', slug: slug.join(':') };
}

/** What fails now is done again at the next renewal. */
async function attempt(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!isUnavailable(error)) console.error(`Telling editors of one another: ${describeError(error)}`);
  }
}
