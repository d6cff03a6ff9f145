import type { OperationLog } from './operation-log.ts';
import type { Step } from './batch.ts';
import type { StoredLog, UnsentStep, JournalStore } from './journal-store.ts';

interface Options {
  journalStore: JournalStore;
  slug: string;
  tab: string;
  /** Called once, when the browser refuses storage. */
  refused?: () => void;
}

/** The steps of one section in IndexedDB. A failure here does not stop editing: the journal is only a backup. */
export class StepJournal {
  readonly #store: JournalStore;
  readonly #slug: string;
  readonly #tab: string;
  readonly #refused: (() => void) | undefined;
  #order = 0;
  #keeps = true;

  constructor({ journalStore, slug, tab, refused }: Options) {
    this.#store = journalStore;
    this.#slug = slug;
    this.#tab = tab;
    this.#refused = refused;
  }

  /** False once the browser has refused to store a step. */
  get isAvailable(): boolean {
    return this.#keeps;
  }

  /** Stores steps with the id of their batch; `base` is the revision of those that have none. */
  store(steps: readonly Step[], batch: string | null, base: number): void {
    const at = Date.now();
    const stored = steps.map((step) => ({
      ...step,
      slug: this.#slug,
      tab: this.#tab,
      order: this.#order++,
      at,
      base: step.base ?? base,
      batch,
    }));
    void this.#store.put(stored).catch(() => this.#refuse());
  }

  #refuse(): void {
    if (!this.#keeps) return;
    this.#keeps = false;
    this.#refused?.();
  }

  /** Assigns steps of an earlier visit to this tab. */
  adopt(stored: UnsentStep[]): void {
    void this.#store.put(stored.map((step) => ({ ...step, tab: this.#tab }))).catch(() => {});
  }

  drop(steps: readonly { key: string }[]): void {
    void this.#store.drop(steps.map((step) => step.key)).catch(() => {});
  }

  /** Steps that an earlier visit did not save. */
  orphanedSteps(): Promise<UnsentStep[]> {
    return this.#store.orphans(this.#slug).catch(() => []);
  }

  /** Stores the undo log of a section at a revision. */
  saveLog({ entries, done }: OperationLog, revision: number): void {
    void this.#store.saveLog({ slug: this.#slug, revision, entries: [...entries], done }).catch(() => {});
  }

  log(): Promise<StoredLog | undefined> {
    return this.#store.log(this.#slug).catch(() => undefined);
  }
}

export function toStep(stored: UnsentStep): Step {
  return { key: stored.key, operation: stored.operation, label: stored.label, base: stored.base };
}
