import { applyOperation, invert, OperationError, valueAt } from '#contract/apply-operation.ts';
import { pageEditorApi } from '#contract/api.ts';
import { fieldOf } from '#contract/block.ts';
import { valueSchema } from '#contract/field-value.ts';
import type { Locale } from '#contract/locale.ts';
import type { PersonHere } from '#contract/live.ts';
import type { Conflict, Operation } from '#contract/operations.ts';
import type { BatchResult, SectionDraft } from '#contract/section.ts';
import { m } from '#site/paraglide/messages.js';
import { Alerts } from './alerts.ts';
import { ApiError, type CallApi } from './api-client.ts';
import { conflictsWith, type ConflictView, findConflict, settleConflict, type Verdict } from './conflict.ts';
import { EarlierVisit } from './earlier-visit.ts';
import { FieldHandles } from './field-handles.ts';
import { findArrived } from './find-arrived.ts';
import { HeldBack } from './held-back.ts';
import { firstTranslation } from './languages/translation-state.ts';
import { keepUnchanged } from './keep-unchanged.ts';
import { KeptSteps } from './kept-steps.ts';
import { Observable } from './observable.ts';
import { type Act, OperationLog, type Selection } from './operation-log.ts';
import { randomUuid } from './random-id.ts';
import { type Batch, SaveQueue, type Step } from './save-queue.ts';
import { sendBatch } from './send-batch.ts';
import { fieldStepName, positionName } from './step-names.ts';
import { applyIfItFits, asSeenIn } from './step-on-newer-tree.ts';
import { EditorStore } from './store.ts';
import { tellFailure } from './tell-failure.ts';
import type { WriteAhead } from './write-ahead.ts';

export interface SessionOptions {
  draft: SectionDraft;
  locale: Locale;
  api: CallApi;
  ledger: WriteAhead;
  tab: string;
}

/** One section being edited: its tree, its log, its way to the server, and what is selected. */
export class EditSession {
  readonly slug: string;
  /** Id of this window. */
  readonly tab: string;
  readonly store: EditorStore;
  readonly log = new OperationLog();
  readonly queue: SaveQueue;
  readonly alerts = new Alerts();
  readonly fields = new FieldHandles();
  readonly selection = new Observable<Selection>({ id: null, field: null });
  readonly conflict = new Observable<ConflictView | null>(null);
  readonly heldBack = new HeldBack();
  readonly earlier: EarlierVisit;
  readonly published: Observable<number | null>;
  readonly savedAt = new Observable<Date | null>(null);
  /** The others who have this section open. */
  readonly people = new Observable<readonly PersonHere[]>([]);
  /** True while the server asks who this is. */
  readonly loginWanted = new Observable(false);
  locale: Locale;
  readonly #api: CallApi;
  readonly #kept: KeptSteps;

  constructor(options: SessionOptions) {
    const { draft, locale, ledger, tab } = options;
    this.slug = draft.slug;
    this.tab = tab;
    this.locale = locale;
    this.#api = options.api;
    const refused = () =>
      this.alerts.show({ kind: 'error', title: m.editor_not_kept_here(), text: m.editor_not_kept_here_text() });
    this.#kept = new KeptSteps({ ledger, slug: draft.slug, tab, refused });
    this.published = new Observable(draft.published_revision);
    this.store = new EditorStore(draft.body, draft.resolved, locale);
    this.queue = new SaveQueue({
      revision: draft.revision,
      send: (batch) => sendBatch(this.api, { locale: this.locale, slug: this.slug }, batch),
      sending: (batch) => this.#kept.keep(batch.steps, batch, batch.base),
      acknowledged: (batch, result, pending) => this.#acknowledged(batch, result, pending),
      conflicted: (conflicts) => void this.#conflicted(conflicts),
      baseLost: () => void this.#conflicted(null),
      failed: (error) => this.#failed(error),
    });
    this.earlier = new EarlierVisit({
      kept: this.#kept,
      queue: this.queue,
      arrived: (kept) => findArrived(kept, this.#api, { locale: this.locale, slug: this.slug }),
      show: (operations) => void this.#again(operations, m.editor_step_recovered(), false),
    });
  }

  /** Calls the API; an answer that nobody is logged in opens the login. */
  readonly api: CallApi = async (endpoint, input) => {
    try {
      return await this.#api(endpoint, input);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) this.loginWanted.set(true);
      throw error;
    }
  };

  /** The same for what nobody waits for. */
  get quietApi(): CallApi {
    return this.#api;
  }

  /** Goes on after a login. */
  loggedIn(): void {
    this.loginWanted.set(false);
    this.queue.retry();
  }

  /** Changes the language being written; the tree, the log and what is unsent stay. */
  setLocale(locale: Locale): void {
    this.locale = locale;
    this.store.setLocale(locale);
  }

  /** Does an act: on the page at once, into the log, into the browser's database, to the server. */
  perform({ label, operations, merge, after }: Act): void {
    const before = this.selection.get();
    const inverses: Operation[] = [];
    let root = this.store.root;
    for (const operation of operations) {
      inverses.unshift(invert(root, operation));
      root = applyOperation(root, operation);
    }
    this.store.replaceRoot(root);
    const next = after ?? before;
    this.log.push({ label, operations, inverses, before, after: next, merge, at: Date.now() });
    this.selection.set(next);
    this.#enqueue(operations, label);
  }

  /** Stores a field's value, or keeps it in the form with the reason why it cannot be stored. */
  write(
    id: string,
    field: string,
    value: unknown,
    { caret, language = this.locale }: { caret?: { before: Selection; after: Selection }; language?: Locale } = {},
  ): string | null {
    const block = this.store.block(id);
    const definition = block && fieldOf(block.model, field);
    if (!block || !definition) return null;
    const locale = definition.translated ? language : null;
    const key = `${id}.${field}.${locale}`;
    const checked = valueSchema(definition, 'draft', this.locale).safeParse(value);
    const message = checked.success ? null : (checked.error.issues[0]?.message ?? '');
    this.heldBack.hold(key, message === null ? null : { value, message });
    const before = valueAt(block, field, locale);
    if (message !== null || before === value) return message;
    if (caret) this.selection.set(caret.before);
    const settled = firstTranslation(block, field, locale);
    this.perform({
      label: fieldStepName(block, field, this.locale),
      operations: [{ op: 'set', id, field, locale, before, value }, ...settled],
      ...(typeof value === 'string' && settled.length === 0 ? { merge: key } : {}),
      ...(caret ? { after: caret.after } : {}),
    });
    return null;
  }

  undo(): void {
    const entry = this.log.undo();
    if (!entry) return;
    const label = m.editor_say_undone({ label: entry.label });
    if (this.#again(entry.inverses, label)) this.#show(entry.before, label);
  }

  redo(): void {
    const entry = this.log.redo();
    if (!entry) return;
    const label = m.editor_say_redone({ label: entry.label });
    if (this.#again(entry.operations, label)) this.#show(entry.after, label);
  }

  select(id: string | null, field: string | null = null, locale?: Locale): void {
    const now = this.selection.get();
    if (now.id === id && now.field === field && now.locale === locale) return;
    this.log.seal();
    this.selection.set({ id, field, ...(locale && { locale }) });
    if (id && field === null) this.alerts.say(positionName(this.store, id, this.locale));
  }

  /** Makes the draft public; throws ApiError with what is missing. */
  async publish(): Promise<void> {
    await this.queue.flush();
    const params = { locale: this.locale, slug: this.slug };
    const result = await this.api(pageEditorApi.publish, { params, body: { revision: this.queue.revision } });
    this.published.set(result.published_revision);
  }

  /** Brings the undo log back where nothing happened to the section since. */
  async restoreLog(): Promise<void> {
    const kept = await this.#kept.log();
    if (kept?.revision === this.queue.revision && this.log.entries.length === 0)
      this.log.restore(kept.entries, kept.done);
  }

  /** Takes up what others saved; false where something of one's own is under way, for the answer to that brings theirs along. */
  takeUp(draft: SectionDraft): boolean {
    this.published.set(draft.published_revision);
    if (!this.queue.follow(draft.revision)) return false;
    this.store.addResolved(draft.resolved);
    this.store.replaceRoot(keepUnchanged(this.store.root, draft.body));
    this.savedAt.set(new Date());
    this.#kept.keepLog(this.log, draft.revision);
    return true;
  }

  /** Ends a conflict: for each place theirs or mine. */
  settle(verdicts: Verdict[]): void {
    const view = this.conflict.get();
    if (!view) return;
    // Whoever decided later has written on since.
    const unsent = [...this.queue.unsent];
    const { root, steps } = settleConflict({ ...view, steps: unsent }, verdicts, this.store);
    this.#kept.drop(unsent.filter(({ key }) => !steps.some((step) => step.key === key)));
    this.conflict.set(null);
    this.store.addResolved(view.theirs.resolved);
    this.store.replaceRoot(root);
    this.#kept.keep(steps, null, this.queue.revision);
    this.queue.settle(view.theirs.revision, steps);
  }

  #again(operations: Operation[], label: string, send = true): boolean {
    const done: Operation[] = [];
    let root = this.store.root;
    for (const operation of operations) {
      try {
        const current = asSeenIn(root, operation);
        root = applyOperation(root, current);
        done.push(current);
      } catch (error) {
        if (!(error instanceof OperationError)) throw error;
        if (send) {
          this.alerts.say(m.editor_say_gone());
          return false;
        }
      }
    }
    this.store.replaceRoot(root);
    if (send) this.#enqueue(done, label);
    return true;
  }

  #show(selection: Selection, sentence: string): void {
    const there = selection.id !== null && this.store.block(selection.id) !== undefined;
    this.selection.set(there ? selection : { id: null, field: null });
    this.alerts.say(sentence);
    this.fields.focus(this.selection.get());
  }

  #enqueue(operations: Operation[], label: string): void {
    const steps = operations.map((operation) => this.queue.add({ key: randomUuid(), operation, label }));
    this.#kept.keep(steps, null, this.queue.revision);
  }

  #acknowledged(batch: Batch, result: BatchResult, pending: readonly Step[]): void {
    this.#kept.drop(batch.steps);
    if (result.resolved) this.store.addResolved(result.resolved);
    if (result.body) {
      this.fields.settled(batch.steps.map((step) => step.operation));
      this.store.replaceRoot(keepUnchanged(this.store.root, pending.reduce(applyIfItFits, result.body)));
    }
    this.savedAt.set(new Date());
    if (pending.length === 0) this.#kept.keepLog(this.log, result.revision);
    const reordering = batch.steps.every((step) => step.operation.op === 'move');
    if (!reordering) this.alerts.show({ kind: 'save', title: m.editor_saved(), text: batch.steps.at(-1)?.label ?? '' });
  }

  /** Null: the revision that the batch is based on is not there any more, so what conflicts is found here. */
  async #conflicted(told: Conflict[] | null): Promise<void> {
    if (told) this.alerts.say(m.editor_state_conflict());
    try {
      const theirs = await this.api(pageEditorApi.section, { params: { locale: this.locale, slug: this.slug } });
      const steps = [...this.queue.unsent];
      const conflicts = told ?? conflictsWith(theirs.body, steps);
      this.conflict.set(findConflict(theirs, conflicts, steps));
      if (conflicts.length === 0) this.settle([]);
    } catch (error) {
      // The batch goes out again, and the answer brings the choice back.
      this.queue.postpone(error);
      this.#failed(error);
    }
  }

  #failed(error: unknown): void {
    tellFailure(this.alerts, error, { retry: () => this.queue.retry(), isKept: this.#kept.keeps });
  }
}
