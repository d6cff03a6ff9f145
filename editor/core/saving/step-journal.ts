import type { OperationLog } from './operation-log.ts';
import type { Batch, Step } from './batch.ts';
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
  readonly #options: Options;
  #order = 0;
  /** The order of the stored steps, by their keys. */
  readonly #places = new Map<string, Pick<UnsentStep, 'at' | 'order'>>();
  #keeps = true;

  constructor(options: Options) {
    this.#store = options.journalStore;
    this.#options = options;
  }

  /** False once the browser has refused to store a step. */
  get isAvailable(): boolean {
    return this.#keeps;
  }

  /** Stores steps with the id of their batch; `base` is the revision of those that have none. */
  store(steps: readonly Step[], batch: string | null, base: number): void {
    const at = Date.now();
    for (const { key } of steps) this.#places.set(key, { at, order: this.#order++ });
    this.#put(steps, batch, base);
  }

  /** Marks stored steps with the batch in which they are sent. Their order stays, before the steps that are not sent yet. */
  sending({ id, base, steps }: Batch): void {
    this.#put(steps, id, base);
  }

  #put(steps: readonly Step[], batch: string | null, base: number): void {
    const { slug, tab } = this.#options;
    const stored = steps.map((step) => {
      const { at, order } = this.#places.get(step.key) ?? { at: Date.now(), order: this.#order++ };
      return { ...step, slug, tab, order, at, base: step.base ?? base, batch };
    });
    void this.#store.put(stored).catch(() => this.#refuse());
  }

  #refuse(): void {
    if (!this.#keeps) return;
    this.#keeps = false;
    this.#options.refused?.();
  }

  /** Assigns steps of an earlier visit to this tab. */
  adopt(stored: UnsentStep[]): void {
    for (const { key, at, order } of stored) this.#places.set(key, { at, order });
    void this.#store.put(stored.map((step) => ({ ...step, tab: this.#options.tab }))).catch(() => {});
  }

  drop(steps: readonly { key: string }[]): void {
    for (const { key } of steps) this.#places.delete(key);
    void this.#store.drop(steps.map((step) => step.key)).catch(() => {});
  }

  /** Steps that an earlier visit did not save. */
  orphanedSteps(): Promise<UnsentStep[]> {
    return this.#store.orphans(this.#options.slug).catch(() => []);
  }

  /** Stores the undo log of a section at a revision. */
  saveLog({ entries, done }: OperationLog, revision: number): void {
    void this.#store.saveLog({ slug: this.#options.slug, revision, entries: [...entries], done }).catch(() => {});
  }

  log(): Promise<StoredLog | undefined> {
    return this.#store.log(this.#options.slug).catch(() => undefined);
  }
}

export function toStep(stored: UnsentStep): Step {
  return { key: stored.key, operation: stored.operation, label: stored.label, base: stored.base };
}
