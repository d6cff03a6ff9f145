import { walk } from '#contract/block.ts';
import type { EditSession } from '../edit-session.ts';
import { Observable } from '../observable.ts';
import { checkEvents } from './check-events.ts';
import { checkHeadlines } from './check-headlines.ts';
import { checkLinks } from './check-links.ts';
import { checkNeeded } from './check-needed.ts';
import { checkPictures } from './check-pictures.ts';
import { checkTranslations } from './check-translations.ts';
import { gatherFacts } from './gather-facts.ts';
import type { Check, CheckIssue, Facts } from './issue.ts';

/** Every check, in the order in which its findings are listed. */
const checks: readonly Check[] = [
  checkNeeded,
  checkPictures,
  checkLinks,
  checkEvents,
  checkHeadlines,
  checkTranslations,
];

/** A moment after the last key, in milliseconds. */
const pause = 600;

/** The findings of a section, kept up to date while somebody listens. */
export class PageChecks {
  /** Null until the first look. */
  readonly issues = new Observable<readonly CheckIssue[] | null>(null);
  readonly #session: EditSession;
  #facts: Facts = { targets: new Map(), pictures: new Map() };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listeners = 0;
  #stop: (() => void)[] = [];

  constructor(session: EditSession) {
    this.#session = session;
  }

  /** Looks now, and again after every change; returns how to end that. */
  follow(): () => void {
    this.#listeners += 1;
    if (this.#listeners === 1) {
      const later = () => {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => void this.look(), pause);
      };
      this.#stop = [this.#session.store.watchAll(later), this.#session.heldBack.subscribe(later)];
      void this.look();
    }
    return () => {
      this.#listeners -= 1;
      if (this.#listeners > 0) return;
      clearTimeout(this.#timer);
      for (const stop of this.#stop) stop();
    };
  }

  /** Forgets what was asked of the house, so that it is asked again. */
  readonly again = (): void => {
    this.#facts = { targets: new Map(), pictures: new Map() };
    void this.look();
  };

  async look(): Promise<void> {
    const session = this.#session;
    try {
      this.#facts = await gatherFacts(session, [...walk(session.store.root)].slice(1), this.#facts);
    } catch {
      // Without the house's answers what the tree itself tells is still worth saying.
    }
    const blocks = [...walk(session.store.root)].slice(1);
    const { locale } = session;
    const resolved = session.store.resolved[locale];
    const context = { session, blocks, resolved, facts: this.#facts, locale, now: new Date(), again: this.again };
    this.issues.set(checks.flatMap((check) => check(context)));
  }
}

const known = new WeakMap<EditSession, PageChecks>();

/** The checks of a session; the bar and the panel share them. */
export function checksOf(session: EditSession): PageChecks {
  const checksOfSession = known.get(session) ?? new PageChecks(session);
  known.set(session, checksOfSession);
  return checksOfSession;
}
