import { findBlock, valueAt } from '#contract/blocks/apply-operation.ts';
import type { Conflict, Operation, OperationBatch } from '#contract/blocks/operations.ts';
import type { BatchResult } from '#contract/editing/section.ts';
import { ApiError, NetworkError } from '../api-client.ts';
import { Observable } from '../observable.ts';
import { randomUuid } from '#text/random-uuid.ts';

/** The save state, as the bar shows it. */
export type SaveState = 'saved' | 'saving' | 'offline' | 'conflict' | 'failed' | 'signed-out';

/** An operation that is waiting to be sent. */
export interface Step {
  key: string;
  operation: Operation;
  label: string;
  /** Revision that it is based on, when that is not the newest. */
  base?: number | undefined;
}

export interface Batch {
  id: string;
  base: number;
  steps: Step[];
}

export interface QueueOptions {
  revision: number;
  send: (batch: OperationBatch) => Promise<BatchResult>;
  /** Called before a batch is sent. */
  sending: (batch: Batch) => void;
  /** The server applied the batch; `pending` are the steps added since. */
  acknowledged: (batch: Batch, result: BatchResult, pending: readonly Step[]) => void;
  /** Nothing of the batch was applied. */
  conflicted: (conflicts: Conflict[], batch: Batch) => void;
  /** The server no longer has the revision that the batch is based on. Nothing was applied. */
  baseLost: (batch: Batch) => void;
  failed: (error: unknown) => void;
}

/** In milliseconds: the pause in typing before a batch is sent, and the longest time that a step waits. */
const quiet = 500;
const maxDelay = 2500;
const longestBackOff = 30_000;
const largestBatch = 200;

/** Sends steps in order, one request at a time, until the server has acknowledged them. */
export class SaveQueue {
  readonly state = new Observable<SaveState>('saved');
  readonly #options: QueueOptions;
  #revision: number;
  #pending: Step[] = [];
  #flight: Batch | null = null;
  #running = false;
  #waitingSince = 0;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #drained: { resolve: () => void; reject: (error: unknown) => void }[] = [];

  constructor(options: QueueOptions) {
    this.#options = options;
    this.#revision = options.revision;
  }

  /** The newest revision that the server has reported. */
  get revision(): number {
    return this.#revision;
  }

  /** Steps that the server has not acknowledged, oldest first. */
  get unsent(): readonly Step[] {
    return [...(this.#flight?.steps ?? []), ...this.#pending];
  }

  /** Adds a step. Returns it as stored: merged with the last one when both set the same field. */
  add(step: Step): Step {
    const kept = this.#merge(step);
    if (this.#waitingSince === 0) this.#waitingSince = Date.now();
    if (this.state.get() === 'saved' || this.state.get() === 'failed') this.state.set('saving');
    if (this.state.get() === 'saving')
      this.#schedule(Math.min(quiet, Math.max(0, this.#waitingSince + maxDelay - Date.now())));
    return kept;
  }

  /** Resends a batch of an earlier visit; the server may already have applied it. */
  resumeBatch(batch: Batch): void {
    this.#flight = batch;
    this.state.set('saving');
    this.#schedule(0);
  }

  /** Sends at once. Resolves when everything is saved, rejects when that fails. */
  flush(): Promise<void> {
    if (this.unsent.length === 0) return Promise.resolve();
    const state = this.state.get();
    if (state === 'conflict' || state === 'signed-out') return Promise.reject(new Error(state));
    return new Promise((resolve, reject) => {
      this.#drained.push({ resolve, reject });
      this.#schedule(0);
    });
  }

  /** Sends at once what is waiting, within this call: a timer would not run any more while the page is closed. */
  leave(): void {
    if (this.unsent.length === 0 || this.state.get() === 'conflict' || this.state.get() === 'signed-out') return;
    clearTimeout(this.#timer);
    void this.#run();
  }

  /** Retries now: after a login, when the network is back, or by hand. */
  retry(): void {
    if (this.state.get() === 'conflict') return;
    if (this.unsent.length === 0) return this.state.set('saved');
    this.#failures = 0;
    this.state.set('saving');
    this.#schedule(0);
  }

  /** Continues after a conflict, from `revision`, with the remaining steps. */
  settle(revision: number, steps: Step[]): void {
    this.#revision = revision;
    this.#flight = null;
    this.#pending = steps;
    this.state.set(steps.length > 0 ? 'saving' : 'saved');
    if (steps.length > 0) this.#schedule(0);
    else this.#notifyDrained();
  }

  /** Adopts a newer revision made by others. False while steps are unsent: their response reports it. */
  follow(revision: number): boolean {
    if (this.unsent.length > 0 || this.state.get() !== 'saved' || revision <= this.#revision) return false;
    this.#revision = revision;
    return true;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #merge(step: Step): Step {
    const last = this.#pending.at(-1);
    if (
      last &&
      last.base === step.base &&
      last.operation.op === 'set' &&
      setsSameField(last.operation, step.operation)
    ) {
      const merged = {
        ...step,
        key: last.key,
        operation: { ...step.operation, before: last.operation.before },
      };
      this.#pending[this.#pending.length - 1] = merged;
      return merged;
    }
    this.#pending.push(step);
    return step;
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), delay);
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#flight ??= this.#nextBatch();
    const batch = this.#flight;
    if (!batch) return this.#settleSaved();
    this.#running = true;
    this.#options.sending(batch);
    try {
      const result = await this.#options.send({
        batch: batch.id,
        base: batch.base,
        operations: batch.steps.map((step) => step.operation),
        labels: batch.steps.map((step) => step.label),
      });
      this.#running = false;
      this.#accept(batch, result);
    } catch (error) {
      this.#running = false;
      this.#refuse(batch, error);
    }
  }

  #nextBatch(): Batch | null {
    const steps = this.#pending.splice(0, largestBatch);
    this.#waitingSince = this.#pending.length > 0 ? Date.now() : 0;
    if (steps.length === 0) return null;
    const base = Math.min(...steps.map((step) => step.base ?? this.#revision));
    return { id: randomUuid(), base, steps };
  }

  #accept(batch: Batch, result: BatchResult): void {
    this.#flight = null;
    this.#failures = 0;
    this.#revision = Math.max(this.#revision, result.revision);
    if (result.body) this.#pending = rebase(this.#pending, batch, result.body);
    this.#options.acknowledged(batch, result, [...this.#pending]);
    if (this.#pending.length === 0) this.#settleSaved();
    else this.#schedule(this.#drained.length > 0 ? 0 : quiet);
  }

  #settleSaved(): void {
    this.#waitingSince = 0;
    this.state.set('saved');
    this.#notifyDrained();
  }

  #notifyDrained(error?: unknown): void {
    const waiting = this.#drained.splice(0);
    for (const { resolve, reject } of waiting)
      if (error === undefined) resolve();
      else reject(error);
  }

  #refuse(batch: Batch, error: unknown): void {
    if (error instanceof ApiError && error.status === 409) return this.#conflict(batch, error);
    if (isBaseLost(error)) {
      this.state.set('conflict');
      this.#options.baseLost(batch);
      return this.#notifyDrained(error);
    }
    if (!this.postpone(error)) this.#takeBack(batch);
    this.#options.failed(error);
    this.#notifyDrained(error);
  }

  /** Waits for a login (401) or schedules a retry (network, 5xx, 429). False for any other error. */
  postpone(error: unknown): boolean {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 401) this.state.set('signed-out');
    else if (error instanceof NetworkError || status >= 500 || status === 429) this.#backOff(error);
    else return false;
    return true;
  }

  #conflict(batch: Batch, error: ApiError): void {
    this.state.set('conflict');
    this.#options.conflicted(conflictsIn(error), batch);
    this.#notifyDrained(error);
  }

  /** Nothing was applied: put the steps back, so that the next step or an undo can correct the error. */
  #takeBack(batch: Batch): void {
    this.#flight = null;
    const steps = [...batch.steps, ...this.#pending];
    this.#pending = [];
    for (const step of steps) this.#merge(step);
    this.state.set('failed');
  }

  #backOff(error: unknown): void {
    this.#failures += 1;
    this.state.set(error instanceof NetworkError ? 'offline' : 'failed');
    this.#schedule(Math.min(longestBackOff, 1000 * 2 ** (this.#failures - 1)));
  }
}

/** The server answers a conflict with `conflicts`, see `errorSchema`. */
function conflictsIn({ details }: ApiError): Conflict[] {
  return (details as { conflicts?: Conflict[] } | null | undefined)?.conflicts ?? [];
}

function isBaseLost(error: unknown): boolean {
  return error instanceof ApiError && error.status === 422 && error.issues.some(({ path }) => path === 'base');
}

type SetOperation = Operation & { op: 'set' };

export function setsSameField(one: SetOperation, other: Operation): other is SetOperation {
  return other.op === 'set' && other.id === one.id && other.field === one.field && other.locale === one.locale;
}

/**
 * Pending steps are based on the values that the batch sent. Where the server sanitized such a value, `before` must
 * become the sanitized one; otherwise the server would report a conflict.
 */
function rebase(pending: Step[], batch: Batch, body: NonNullable<BatchResult['body']>): Step[] {
  return pending.map((step) => {
    const { operation } = step;
    if (operation.op !== 'set') return step;
    const sent = batch.steps.some(
      (other) => setsSameField(operation, other.operation) && other.operation.value === operation.before,
    );
    if (!sent) return step;
    return { ...step, operation: { ...operation, before: currentValue(body, operation) } };
  });
}

function currentValue(body: NonNullable<BatchResult['body']>, operation: Operation & { op: 'set' }): unknown {
  const block = findBlock(body, operation.id);
  return block ? valueAt(block, operation.field, operation.locale) : operation.before;
}
