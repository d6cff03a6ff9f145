import type { Conflict, OperationBatch } from '#contract/blocks/operations.ts';
import type { BatchResult } from '#contract/editing/section.ts';
import { Unavailable } from '#contract/client/unavailable.ts';
import { randomUuid } from '#text/random-uuid.ts';
import { pageEditorApi } from '#contract/api.ts';
import type { Locale } from '#contract/base/locale.ts';
import { ApiError, type CallApi } from '../api-client.ts';
import { Observable } from '../observable.ts';
import { conflictsIn, isBaseLost, isOutdated, rebase, setsSameField } from './answers-to-batches.ts';
import { type Batch, type QueueOptions, type SaveState, type Step, toRequest } from './batch.ts';

const prefix = 'proscenium-editor:';

/** Holds a lock while this tab is open and returns the id of the tab. */
export function registerTab(): string {
  const id = randomUuid();
  void navigator.locks?.request(prefix + id, () => new Promise<never>(() => {}));
  return id;
}

/** Ids of the open tabs. Empty when the browser has no Web Locks, so that all stored steps are offered. */
export async function activeTabs(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}

/** In milliseconds: the pause in typing before a batch is sent, and the longest time that a step waits. */
const quiet = 500;
const maxDelay = 2500;
/** The same while another person writes in the same block. */
const quietTogether = 120;
const maxDelayTogether = 400;
const longestBackOff = 30_000;
const largestBatch = 200;
/** Characters of a batch as JSON: the server takes four megabytes, and a character has up to three bytes. */
const longestBatch = 1_000_000;

/** Sends steps in order, one request at a time, until the server has acknowledged them. */
export class SaveQueue {
  readonly state = new Observable<SaveState>('saved');
  readonly #options: QueueOptions;
  #revision: number;
  #pending: Step[] = [];
  #nextId = randomUuid();
  readonly #lengths = new WeakMap<Step, number>();
  #flight: Batch | null = null;
  /**
   * Sent after the one under way, in this order. Those of a page that was left during a request were sent then, and are
   * sent again with the same id.
   */
  #following: Batch[] = [];
  /** Others changed what the unsent steps change; nothing is sent until that is settled. */
  #clash: Conflict[] | null = null;
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
    return [...(this.#flight?.steps ?? []), ...this.#following.flatMap(({ steps }) => steps), ...this.#pending];
  }

  /**
   * Id of the batch in which a step added now will be sent; null when that batch is full. Known before it is sent, because
   * a page that is left may have no time to note it then.
   */
  get nextBatch(): string | null {
    return this.#fitting() === this.#pending.length ? this.#nextId : null;
  }

  /** Adds a step. Returns it as stored: merged with the last one when both set the same field. */
  add(step: Step): Step {
    const kept = this.#merge(step);
    if (this.#waitingSince === 0) this.#waitingSince = Date.now();
    if (this.state.get() === 'saved' || this.state.get() === 'failed') this.state.set('saving');
    if (this.state.get() === 'saving') this.#schedule(this.#delay());
    return kept;
  }

  /** Time in milliseconds until the next batch. */
  #delay(): number {
    const [pause, longest] = this.#options.isShared?.() ? [quietTogether, maxDelayTogether] : [quiet, maxDelay];
    return Math.min(pause, Math.max(0, this.#waitingSince + longest - Date.now()));
  }

  /** Resends a batch of an earlier visit, after what is unsent; the server may already have applied it. */
  resumeBatch(batch: Batch): void {
    for (let own = this.#nextBatch(); own; own = this.#nextBatch()) this.#following.push(own);
    this.#following.push(batch);
    this.retry();
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

  /**
   * Sends at once what is waiting, within this call: a timer would not run any more while the page is closed. While a
   * request is under way, what was added since is sent to be applied after that one.
   */
  leave(): void {
    if (this.unsent.length === 0 || this.state.get() === 'conflict' || this.state.get() === 'signed-out') return;
    clearTimeout(this.#timer);
    if (!this.#running) return void this.#run();
    if (!this.#flight || this.#following.length > 0 || this.#clash) return;
    const next = this.#nextBatch();
    if (!next) return;
    this.#following.push(next);
    // If the page goes on, it is sent once more and answered then.
    this.#options.send(toRequest(next, this.#flight.id)).catch(() => undefined);
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
    this.#clash = null;
    this.#flight = null;
    this.#following = [];
    this.#pending = steps;
    this.state.set(steps.length > 0 ? 'saving' : 'saved');
    if (steps.length > 0) this.#schedule(0);
    else this.#notifyDrained();
  }

  /** A person has to decide; `settle` goes on from there. */
  awaitDecision(): void {
    this.state.set('conflict');
    this.#notifyDrained(new Error('conflict'));
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
    if (this.#running || this.state.get() === 'conflict') return;
    if (this.#clash) return this.#resolve(this.#clash);
    this.#flight ??= this.#takeFollowing() ?? this.#nextBatch();
    const batch = this.#flight;
    if (!batch) return this.#settleSaved();
    this.#running = true;
    this.#options.sending(batch);
    try {
      const result = await this.#options.send(toRequest(batch));
      this.#running = false;
      this.#accept(batch, result);
    } catch (error) {
      this.#running = false;
      this.#refuse(error);
    }
  }

  #nextBatch(): Batch | null {
    const steps = this.#pending.splice(0, this.#fitting());
    this.#waitingSince = this.#pending.length > 0 ? Date.now() : 0;
    if (steps.length === 0) return null;
    const id = this.#nextId;
    this.#nextId = randomUuid();
    return this.#onNewest({ id, steps });
  }

  /** How many of the pending steps the next batch takes; one at least. */
  #fitting(): number {
    let length = 0;
    const tooMany = this.#pending.findIndex((step, index) => {
      length += this.#lengths.get(step) ?? this.#measure(step);
      return index > 0 && (index >= largestBatch || length > longestBatch);
    });
    return tooMany < 0 ? this.#pending.length : tooMany;
  }

  #measure(step: Step): number {
    const { length } = JSON.stringify(step.operation);
    this.#lengths.set(step, length);
    return length;
  }

  /** The batch, based on the newest revision or on the oldest that one of its steps names. */
  #onNewest(batch: Omit<Batch, 'base'>): Batch {
    return { ...batch, base: Math.min(...batch.steps.map(({ base }) => base ?? this.#revision)) };
  }

  #takeFollowing(): Batch | null {
    const batch = this.#following.shift();
    return batch ? this.#onNewest(batch) : null;
  }

  #accept(batch: Batch, result: BatchResult): void {
    this.#flight = null;
    this.#failures = 0;
    this.#revision = Math.max(this.#revision, result.revision);
    if (result.body) {
      this.#pending = rebase(this.#pending, batch, result.body);
      for (const next of this.#following) next.steps = rebase(next.steps, batch, result.body);
    }
    if (result.body && isOutdated(this.unsent, result.body)) {
      // The page keeps the unsent words until it is known what becomes of them.
      this.#options.acknowledged(batch, { ...result, body: undefined }, this.unsent);
      return this.#collide([]);
    }
    this.#options.acknowledged(batch, result, this.unsent);
    if (this.unsent.length === 0) this.#settleSaved();
    else this.#schedule(this.#drained.length > 0 ? 0 : this.#delay());
  }

  #collide(conflicts: Conflict[]): void {
    this.#clash = conflicts;
    void this.#resolve(conflicts);
  }

  async #resolve(conflicts: Conflict[]): Promise<void> {
    this.#running = true;
    try {
      await this.#options.conflicted(conflicts);
    } catch (error) {
      if (!this.#postpone(error)) this.state.set('failed');
      this.#options.failed(error);
      this.#notifyDrained(error);
    } finally {
      this.#running = false;
    }
    if (!this.#clash && this.unsent.length > 0 && this.state.get() === 'saving') this.#schedule(0);
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

  #refuse(error: unknown): void {
    if (error instanceof ApiError && error.status === 409) return this.#collide(conflictsIn(error));
    if (isBaseLost(error)) return this.#collide([]);
    if (!this.#postpone(error)) this.#takeBack();
    this.#options.failed(error);
    this.#notifyDrained(error);
  }

  /** Waits for a login (401) or schedules a retry (network, 5xx, 429). False for any other error. */
  #postpone(error: unknown): boolean {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 401) this.state.set('signed-out');
    else if (error instanceof Unavailable || status >= 500 || status === 429) this.#backOff(error);
    else return false;
    return true;
  }

  /** Nothing was applied: put the steps back, so that the next step or an undo can correct the error. */
  #takeBack(): void {
    const steps = this.unsent;
    this.#flight = null;
    this.#following = [];
    this.#pending = [];
    for (const step of steps) this.#merge(step);
    this.state.set('failed');
  }

  #backOff(error: unknown): void {
    this.#failures += 1;
    this.state.set(error instanceof Unavailable ? 'offline' : 'failed');
    this.#schedule(Math.min(longestBackOff, 1000 * 2 ** (this.#failures - 1)));
  }
}

/** Sends a batch. When the CSRF token is missing or stale, the user check renews it and the batch is sent once more. */
export async function sendBatch(
  api: CallApi,
  params: { locale: Locale; slug: string },
  batch: OperationBatch,
): Promise<BatchResult> {
  try {
    return await api(pageEditorApi.operations, { params, body: batch });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'csrf') throw error;
    await api(pageEditorApi.user, { params });
    return api(pageEditorApi.operations, { params, body: batch });
  }
}
