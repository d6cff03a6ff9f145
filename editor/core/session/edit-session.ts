import { applyOperation, invert, valueAt } from '#contract/blocks/apply-operation.ts';
import { pageEditorApi } from '#contract/api.ts';
import { fieldOf } from '#contract/blocks/block.ts';
import { type Strictness, valueSchema, type ValueRules } from '#contract/fields/field-value.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Conflict, Operation } from '#contract/blocks/operations.ts';
import type { BatchResult, SectionDraft } from '#contract/editing/section.ts';
import { m } from '#messages/paraglide/messages.js';
import { Alerts } from './alerts.ts';
import { ApiError, type CallApi } from '../api-client.ts';
import { type ConflictDecision, type ConflictView, findConflict, mergedDecisions, settleConflict } from './conflict.ts';
import { UnsentRecovery } from '../saving/unsent-recovery.ts';
import type { EditorSetup } from './editor-setup.ts';
import { FieldHandles } from './field-handles.ts';
import { findArrived } from '../saving/find-arrived.ts';
import { RejectedInput } from './rejected-input.ts';
import { SessionNews } from './session-news.ts';
import { firstTranslation } from '../tree/translation-state.ts';
import { keepUnchanged } from '../tree/keep-unchanged.ts';
import { StepJournal } from '../saving/step-journal.ts';
import { Observable } from '../observable.ts';
import { type LoggedStep, OperationLog, type Selection } from '../saving/operation-log.ts';
import { randomUuid } from '#text/random-uuid.ts';
import { type Batch, SaveQueue, type Step } from '../saving/save-queue.ts';
import { sendBatch } from '../saving/send-batch.ts';
import { fieldStepName, positionName } from '../tree/step-names.ts';
import { applyIfPossible, applyToNewerTree } from '../tree/apply-to-newer-tree.ts';
import { EditorStore } from '../tree/store.ts';
import { showFailure } from './show-failure.ts';
import type { JournalStore } from '../saving/journal-store.ts';

export interface SessionOptions {
  draft: SectionDraft;
  setup: EditorSetup;
  locale: Locale;
  api: CallApi;
  journalStore: JournalStore;
  tab: string;
}

/** The editing session of one section: tree, undo log, save queue and selection. */
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
  readonly rejectedInput = new RejectedInput();
  readonly recovery: UnsentRecovery;
  readonly published: Observable<number | null>;
  /** Whether the user may publish; the server checks it in any case. */
  readonly mayPublish = new Observable(true);
  /** Whether the user may make links that show a season which is not public. */
  readonly mayPreviewSeason = new Observable(true);
  readonly savedAt = new Observable<Date | null>(null);
  readonly news = new SessionNews();
  /** True while a login is required. */
  readonly loginWanted = new Observable(false);
  locale: Locale;
  /** Replaced when it could be read only after the session began. */
  setup: EditorSetup;
  readonly #api: CallApi;
  readonly #journal: StepJournal;

  constructor(options: SessionOptions) {
    const { draft, locale, journalStore, tab } = options;
    this.slug = draft.slug;
    this.tab = tab;
    this.locale = locale;
    this.setup = options.setup;
    this.#api = options.api;
    const refused = () =>
      this.alerts.show({ kind: 'error', title: m.editor_not_kept_here(), text: m.editor_not_kept_here_text() });
    this.#journal = new StepJournal({ journalStore, slug: draft.slug, tab, refused });
    this.published = new Observable(draft.published_revision);
    this.store = new EditorStore(draft.body, draft.resolved, locale);
    this.queue = new SaveQueue({
      revision: draft.revision,
      send: (batch) => sendBatch(this.api, { locale: this.locale, slug: this.slug }, batch),
      sending: (batch) => this.#journal.store(batch.steps, batch, batch.base),
      acknowledged: (batch, result, pending) => this.#acknowledged(batch, result, pending),
      conflicted: (conflicts) => void this.#conflicted(conflicts),
      baseLost: () => void this.#conflicted(null),
      failed: (error) => this.#failed(error),
    });
    this.recovery = new UnsentRecovery({
      journal: this.#journal,
      queue: this.queue,
      arrived: (steps) => findArrived(steps, this.#api, { locale: this.locale, slug: this.slug }),
      show: (operations) => void this.#again(operations, m.editor_step_recovered(), false),
    });
  }

  /** Calls the API; a 401 opens the login dialog. */
  readonly api: CallApi = async (endpoint, input) => {
    try {
      return await this.#api(endpoint, input);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) this.loginWanted.set(true);
      throw error;
    }
  };

  /** The same for background requests: a 401 opens no login dialog. */
  get quietApi(): CallApi {
    return this.#api;
  }

  /** Continues after a login. */
  loggedIn(): void {
    this.loginWanted.set(false);
    this.queue.retry();
  }

  /** Changes the edited language; tree, log and unsent steps stay. */
  setLocale(locale: Locale): void {
    this.locale = locale;
    this.store.setLocale(locale);
  }

  /** Rules for the value of a field. */
  rules(strictness: Strictness): ValueRules {
    return { strictness, fieldSettings: this.setup.fieldSettings, locale: this.locale };
  }

  /** Runs an act: updates the page, the undo log, the journal and the save queue. */
  perform({ label, operations, merge, after }: LoggedStep): void {
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

  /** Stores the value of a field, or keeps it as rejected input together with the reason. */
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
    const checked = valueSchema(definition, this.rules('draft')).safeParse(value);
    const message = checked.success ? null : (checked.error.issues[0]?.message ?? '');
    this.rejectedInput.hold(key, message === null ? null : { value, message });
    const before = valueAt(block, field, locale);
    if (message !== null || before === value) return message;
    if (caret) this.selection.set(caret.before);
    const settled = firstTranslation(block, field, locale);
    this.perform({
      label: fieldStepName(block, field, this.locale),
      operations: [{ op: 'set', id, field, locale, before, value }, ...settled],
      ...(typeof value === 'string' ? { merge: key } : {}),
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
    if (id && field === null) this.alerts.announce(positionName(this.store, id, this.locale));
  }

  /** Publishes the draft, or one language of it. Throws ApiError with the issues. */
  async publish(language?: Locale): Promise<void> {
    await this.queue.flush();
    const params = { locale: this.locale, slug: this.slug };
    const result = await this.api(pageEditorApi.publish, { params, body: { revision: this.queue.revision, language } });
    // The same tree under a new revision. When steps were added meanwhile, the server merges them.
    if (this.queue.follow(result.revision)) this.#journal.saveLog(this.log, result.revision);
    this.published.set(result.published_revision);
  }

  /** Restores the undo log when the section has not changed since. */
  async restoreLog(): Promise<void> {
    const stored = await this.#journal.log();
    if (stored?.revision === this.queue.revision && this.log.entries.length === 0)
      this.log.restore(stored.entries, stored.done);
  }

  /** Adopts changes that others saved. False while own steps are unsent: their response contains those changes. */
  takeUp(draft: SectionDraft): boolean {
    this.published.set(draft.published_revision);
    if (!this.queue.follow(draft.revision)) return false;
    this.store.addResolved(draft.resolved);
    this.store.replaceRoot(keepUnchanged(this.store.root, draft.body));
    this.savedAt.set(new Date());
    this.#journal.saveLog(this.log, draft.revision);
    return true;
  }

  /** Settles a conflict with one verdict for each. */
  settle(verdicts: ConflictDecision[]): void {
    const view = this.conflict.get();
    if (!view) return;
    // The decision may have been postponed, so there can be newer steps.
    const unsent = [...this.queue.unsent];
    const { root, steps } = settleConflict({ ...view, steps: unsent }, verdicts, this.store);
    this.#journal.drop(unsent.filter(({ key }) => !steps.some((step) => step.key === key)));
    this.conflict.set(null);
    this.store.addResolved(view.theirs.resolved);
    this.store.replaceRoot(root);
    this.#journal.store(steps, null, this.queue.revision);
    this.queue.settle(view.theirs.revision, steps);
  }

  #again(operations: Operation[], label: string, send = true): boolean {
    const { root, applied } = applyToNewerTree(this.store.root, operations, send);
    if (send && applied.length < operations.length) {
      this.alerts.announce(m.editor_say_gone());
      return false;
    }
    this.store.replaceRoot(root);
    if (send) this.#enqueue(applied, label);
    return true;
  }

  #show(selection: Selection, sentence: string): void {
    const there = selection.id !== null && this.store.block(selection.id) !== undefined;
    this.selection.set(there ? selection : { id: null, field: null });
    this.alerts.announce(sentence);
    this.fields.focus(this.selection.get());
  }

  #enqueue(operations: Operation[], label: string): void {
    const steps = operations.map((operation) => this.queue.add({ key: randomUuid(), operation, label }));
    this.#journal.store(steps, null, this.queue.revision);
  }

  #acknowledged(batch: Batch, result: BatchResult, pending: readonly Step[]): void {
    this.#journal.drop(batch.steps);
    if (result.resolved) this.store.addResolved(result.resolved);
    if (result.body) {
      this.fields.settled(batch.steps.map((step) => step.operation));
      this.store.replaceRoot(keepUnchanged(this.store.root, pending.reduce(applyIfPossible, result.body)));
    }
    this.savedAt.set(new Date());
    if (pending.length === 0) this.#journal.saveLog(this.log, result.revision);
    const reordering = batch.steps.every((step) => step.operation.op === 'move');
    if (!reordering) this.alerts.show({ kind: 'save', title: m.editor_saved(), text: batch.steps.at(-1)?.label ?? '' });
  }

  /** Null: the base revision of the batch no longer exists, so the conflicts are computed here. */
  async #conflicted(reported: Conflict[] | null): Promise<void> {
    try {
      const theirs = await this.api(pageEditorApi.section, { params: { locale: this.locale, slug: this.slug } });
      const view = findConflict(theirs, reported, [...this.queue.unsent]);
      const decisions = mergedDecisions(view, this.store);
      this.conflict.set(view);
      if (!decisions) return this.alerts.announce(m.editor_state_conflict());
      this.settle(decisions);
      if (view.conflicts.length > 0) this.alerts.announce(m.editor_say_merged());
    } catch (error) {
      // The batch is sent again, and its response contains the conflict again.
      this.queue.postpone(error);
      this.#failed(error);
    }
  }

  #failed(error: unknown): void {
    showFailure(this.alerts, error, { retry: () => this.queue.retry(), isKept: this.#journal.isAvailable });
  }
}
