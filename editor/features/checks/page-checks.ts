import { walk } from '#contract/blocks/block.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { Observable } from '../../core/observable.ts';
import { checkEvents, checkHeadlines, checkParts } from './rules/check-modules.ts';
import { checkLinks } from './rules/check-links.ts';
import { checkNeeded } from './rules/check-needed.ts';
import { checkPictures, checkPictureTexts } from './rules/check-pictures.ts';
import { checkTranslations } from './rules/check-translations.ts';
import { gatherFacts, type KnownFacts } from './rules/gather-facts.ts';
import type { Check, CheckIssue } from './rules/issue.ts';

/** All checks, in the order of their findings. */
const checks: readonly Check[] = [
  checkNeeded,
  checkPictures,
  checkLinks,
  checkParts,
  checkEvents,
  checkHeadlines,
  checkTranslations,
  checkPictureTexts,
];

/** Debounce after the last key, in milliseconds. */
const pause = 600;

/** The findings of a section, updated while there are subscribers. */
export class PageChecks {
  /** Null before the first run. */
  readonly issues = new Observable<readonly CheckIssue[] | null>(null);
  readonly #session: EditSession;
  #facts: KnownFacts = { targets: new Map(), pictures: new Map() };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listeners = 0;
  #stop: (() => void)[] = [];

  constructor(session: EditSession) {
    this.#session = session;
  }

  /** Runs the checks now and after every change. Returns the cleanup function. */
  follow(): () => void {
    this.#listeners += 1;
    if (this.#listeners === 1) {
      const later = () => {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => void this.look(), pause);
      };
      this.#stop = [this.#session.store.watchAll(later), this.#session.rejectedInput.subscribe(later)];
      void this.look();
    }
    return () => {
      this.#listeners -= 1;
      if (this.#listeners > 0) return;
      clearTimeout(this.#timer);
      for (const stop of this.#stop) stop();
    };
  }

  /** Clears the cached facts, so that they are requested again. */
  readonly again = (): void => {
    this.#facts = { targets: new Map(), pictures: new Map() };
    void this.look();
  };

  async look(): Promise<void> {
    const session = this.#session;
    try {
      this.#facts = await gatherFacts(session, [...walk(session.store.root)].slice(1), this.#facts);
    } catch {
      // Without facts from the server, findings of the tree alone are still shown.
    }
    const blocks = [...walk(session.store.root)].slice(1);
    const { locale } = session;
    const resolved = session.store.resolved[locale];
    const context = {
      session,
      blocks,
      resolved,
      facts: { partsOff: [], ...this.#facts },
      locale,
      now: new Date(),
      again: this.again,
    };
    this.issues.set(checks.flatMap((check) => check(context)));
  }
}

const known = new WeakMap<EditSession, PageChecks>();

/** The checks of a session, shared by the bar and the panel. */
export function checksOf(session: EditSession): PageChecks {
  const checksOfSession = known.get(session) ?? new PageChecks(session);
  known.set(session, checksOfSession);
  return checksOfSession;
}
