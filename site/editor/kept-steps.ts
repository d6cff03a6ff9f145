import type { OperationLog } from './operation-log.ts';
import type { Batch, Step } from './save-queue.ts';
import type { KeptLog, KeptStep, WriteAhead } from './write-ahead.ts';

interface Options {
  ledger: WriteAhead;
  slug: string;
  tab: string;
  /** Called once, when the browser refuses to keep anything. */
  refused?: () => void;
}

/** The steps of one section in the browser's database. Where that fails, work goes on: it is the second safety, not the first. */
export class KeptSteps {
  readonly #ledger: WriteAhead;
  readonly #slug: string;
  readonly #tab: string;
  readonly #refused: (() => void) | undefined;
  #order = 0;
  #keeps = true;

  constructor({ ledger, slug, tab, refused }: Options) {
    this.#ledger = ledger;
    this.#slug = slug;
    this.#tab = tab;
    this.#refused = refused;
  }

  /** False once the browser has refused to keep a step. */
  get keeps(): boolean {
    return this.#keeps;
  }

  /** Keeps steps as they are now; `base` is the revision of those that do not name one. */
  keep(steps: readonly Step[], batch: Batch | null, base: number): void {
    const at = Date.now();
    const kept = steps.map((step) => ({
      ...step,
      slug: this.#slug,
      tab: this.#tab,
      order: this.#order++,
      at,
      base: step.base ?? base,
      batch: batch?.id ?? null,
    }));
    void this.#ledger.put(kept).catch(() => this.#refuse());
  }

  #refuse(): void {
    if (!this.#keeps) return;
    this.#keeps = false;
    this.#refused?.();
  }

  /** From now on this tab answers for steps that an earlier visit left behind. */
  adopt(kept: KeptStep[]): void {
    void this.#ledger.put(kept.map((step) => ({ ...step, tab: this.#tab }))).catch(() => {});
  }

  drop(steps: readonly { key: string }[]): void {
    void this.#ledger.drop(steps.map((step) => step.key)).catch(() => {});
  }

  /** Steps that an earlier visit left behind. */
  leftBehind(): Promise<KeptStep[]> {
    return this.#ledger.orphans(this.#slug).catch(() => []);
  }

  /** Keeps the undo log of a section that stands at a revision. */
  keepLog({ entries, done }: OperationLog, revision: number): void {
    void this.#ledger.keepLog({ slug: this.#slug, revision, entries: [...entries], done }).catch(() => {});
  }

  log(): Promise<KeptLog | undefined> {
    return this.#ledger.log(this.#slug).catch(() => undefined);
  }
}

export function toStep(kept: KeptStep): Step {
  return { key: kept.key, operation: kept.operation, label: kept.label, base: kept.base };
}
