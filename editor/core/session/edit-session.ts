import { applyOperation, invert, OperationError, valueAt } from '#contract/blocks/apply-operation.ts';
import type { Block } from '#contract/blocks/block.ts';
import { pageEditorApi } from '#contract/api.ts';
import type { Strictness, ValueRules } from '#contract/fields/field-value.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import type { BatchResult, SectionDraft } from '#contract/editing/section.ts';
import { m } from '#messages/paraglide/messages.js';
import { Alerts, showFailure } from './alerts.ts';
import { ApiError, type CallApi } from '../api-client.ts';
import type { ConflictDecision, ConflictView } from './conflict.ts';
import { isMerged } from '../tree/merge-texts.ts';
import { UnsentRecovery, findArrived } from '../saving/unsent-recovery.ts';
import type { EditorSetup } from './editor-setup.ts';
import { FieldHandles } from './field-handles.ts';
import { loadWithRetry } from '../lazy-with-retry.ts';
import { RecordSteps } from './record-steps.ts';
import { keepUnchanged } from '../tree/keep-unchanged.ts';
import { StepJournal } from '../saving/step-journal.ts';
import { Observable } from '../observable.ts';
import { type LoggedStep, OperationLog, type Selection } from '../saving/operation-log.ts';
import { randomUuid } from '#text/random-uuid.ts';
import type { Batch, Step } from '../saving/batch.ts';
import { SaveQueue, sendBatch } from '../saving/save-queue.ts';
import { blockTitle, fieldName, positionName } from '../tree/step-names.ts';
import { applyIfPossible, applyToNewerTree } from '../tree/apply-to-newer-tree.ts';
import { EditorStore } from '../tree/store.ts';
import { writeField, type WriteOptions } from './write-field.ts';
import type { JournalStore } from '../saving/journal-store.ts';
import type { PresentEditor } from '#contract/editing/presence.ts';
import type { Review } from '#contract/editing/requests/publish-request.ts';

/** A value that cannot be stored, and the reason. */
interface RejectedValue {
  value: unknown;
  message: string;
}

/** Input that cannot be stored, keyed by `{block}.{field}.{locale}`. */
class RejectedInput extends Observable<ReadonlyMap<string, RejectedValue>> {
  constructor() {
    super(new Map());
  }

  /** Sets a rejected value; null removes it. */
  hold(key: string, rejected: RejectedValue | null): void {
    const map = this.get();
    if (rejected === null && !map.has(key)) return;
    const next = new Map(map);
    if (rejected) next.set(key, rejected);
    else next.delete(key);
    this.set(next);
  }
}

/** What the server tells about others while a section is open. */
class SessionNews {
  /** Other people who have this section open. */
  readonly people = new Observable<readonly PresentEditor[]>([]);
  /** The number of open notes on the page, set again at every change of one; `news` is false the first time. */
  readonly notes = new Observable<{ open: number; news: boolean } | null>(null);
  /** Reviews of the page that are open or were given back; null until they are known. */
  readonly reviews = new Observable<readonly Review[] | null>(null);
  /** The number of pages and records that wait for the user. */
  readonly waiting = new Observable(0);
}

/** Most sessions meet none. */
const loadConflicts = () => loadWithRetry(() => import('./resolve-conflict.ts'));

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
  readonly records = new RecordSteps(this);
  readonly recovery: UnsentRecovery;
  readonly published: Observable<number | null>;
  /** Whether the user may publish; the server checks it in any case. */
  readonly mayPublish = new Observable(true);
  /** Whether the user may make links that show a season which is not public. */
  readonly mayPreviewSeason = new Observable(true);
  /** Whether the user may edit pages, menus, slides and news. */
  readonly mayEditPages = new Observable(false);
  /** True while visitors do not see the record that the section belongs to. */
  readonly isOwnerHidden: boolean;
  readonly savedAt = new Observable<Date | null>(null);
  readonly news = new SessionNews();
  /** True while a login is required. */
  readonly loginWanted = new Observable(false);
  locale: Locale;
  /** Replaced when it could be read only after the session began. */
  setup: EditorSetup;
  readonly #api: CallApi;
  readonly #journal: StepJournal;
  /** How often somebody has logged in. */
  #logins = 0;

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
    this.isOwnerHidden = draft.owner_hidden ?? false;
    this.store = new EditorStore(draft.body, draft.resolved, locale);
    this.store.isPart = draft.content_type === 'shared';
    this.queue = new SaveQueue({
      revision: draft.revision,
      send: (batch) => sendBatch(this.api, { locale: this.locale, slug: this.slug }, batch),
      sending: (batch) => this.#journal.sending(batch),
      acknowledged: (batch, result, pending) => this.#acknowledged(batch, result, pending),
      conflicted: async (conflicts) => (await loadConflicts()).resolveConflict(this.#resolving, conflicts),
      isShared: () => this.isTogether,
      failed: (error) => this.#failed(error),
    });
    this.recovery = new UnsentRecovery({
      journal: this.#journal,
      queue: this.queue,
      arrived: (steps) => findArrived(steps, this.#api, { locale: this.locale, slug: this.slug }),
      show: (operations) => void this.#again(operations, m.editor_step_recovered(), false),
    });
  }

  /** Calls the API; a 401 opens the login dialog. A request that was sent before a login is sent again after it. */
  readonly api: CallApi = async (endpoint, input) => {
    const sentAfter = this.#logins;
    try {
      return await this.#api(endpoint, input);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      if (sentAfter < this.#logins) return this.api(endpoint, input);
      this.loginWanted.set(true);
      throw error;
    }
  };

  /** The same for background requests: a 401 opens no login dialog. */
  get quietApi(): CallApi {
    return this.#api;
  }

  /** True while somebody else writes in a text of the selected block. */
  get isTogether(): boolean {
    return this.news.people.get().some(({ block, writing }) => writing && block === this.selection.get().id);
  }

  /** Continues after a login. */
  loggedIn(): void {
    this.#logins += 1;
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

  /**
   * Runs an act: updates the page, the undo log, the journal and the save queue. False, with a message, if somebody else has
   * removed a block that it needs.
   */
  perform({ label, operations, merge, after }: LoggedStep): boolean {
    const before = this.selection.get();
    const inverses: Operation[] = [];
    let root = this.store.root;
    try {
      for (const operation of operations) {
        // That a value holds is a decision about what others have now, which undo would make once more.
        if (operation.op !== 'set' || operation.before !== operation.value) inverses.unshift(invert(root, operation));
        root = applyOperation(root, operation);
      }
    } catch (error) {
      if (!(error instanceof OperationError)) throw error;
      this.alerts.announce(m.editor_say_gone());
      this.alerts.show({ kind: 'error', title: m.editor_not_done(), text: m.editor_say_gone() });
      return false;
    }
    this.store.replaceRoot(root);
    const next = after ?? before;
    if (inverses.length > 0) this.log.push({ label, operations, inverses, before, after: next, merge, at: Date.now() });
    this.selection.set(next);
    this.#enqueue(operations, label);
    return true;
  }

  /** Stores the value of a field, or keeps it as rejected input together with the reason, which it returns. */
  write(id: string, field: string, value: unknown, options: WriteOptions = {}): string | null {
    return writeField(this, { id, field, value, ...options });
  }

  /** Input that cannot be stored, of modules that are still there. */
  get refused(): [path: string, input: RejectedValue][] {
    return [...this.rejectedInput.get()].filter(([path]) => this.store.block(path.split('.')[0] ?? ''));
  }

  undo(): void {
    this.#travel('undo');
  }

  redo(): void {
    this.#travel('redo');
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

  /** Stores the undo log for the next visit, unless a batch on its way does it. */
  keepLog(): void {
    if (this.queue.unsent.length === 0) this.#journal.saveLog(this.log, this.queue.revision);
  }

  /** Adopts changes that others saved. False while own steps are unsent: their response contains those changes. */
  takeUp(draft: SectionDraft): boolean {
    this.published.set(draft.published_revision);
    if (!this.queue.follow(draft.revision)) return false;
    this.store.addResolved(draft.resolved);
    this.#showOthers(draft.body);
    this.savedAt.set(new Date());
    this.#journal.saveLog(this.log, draft.revision);
    return true;
  }

  /** Settles a conflict with one decision for each place. */
  async settle(decisions: ConflictDecision[]): Promise<void> {
    (await loadConflicts()).settleDecided(this.#resolving, decisions);
  }

  get #resolving() {
    return { session: this, journal: this.#journal, show: (root: Block) => this.#showOthers(root) };
  }

  /** Shows a tree with what others changed; blocks that say the same are not rendered again. */
  #showOthers(root: Block): void {
    this.store.replaceRoot(keepUnchanged(this.store.root, root));
    this.log.follow(({ id, field, locale }) => {
      const block = this.store.block(id);
      return block && isMerged(block, field) ? valueAt(block, field, locale) : undefined;
    });
  }

  #travel(way: 'undo' | 'redo'): void {
    const entry = this.log[way]();
    if (!entry) return;
    if (entry.records) return this.records.again(entry, way);
    const label =
      way === 'undo' ? m.editor_say_undone({ label: entry.label }) : m.editor_say_redone({ label: entry.label });
    const [operations, place] = way === 'undo' ? [entry.inverses, entry.before] : [entry.operations, entry.after];
    if (this.#again(operations, label)) this.#show(place, label);
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
    for (const operation of operations) {
      const step = this.queue.add({ key: randomUuid(), operation, label });
      this.#journal.store([step], this.queue.nextBatch, this.queue.revision);
    }
  }

  #acknowledged(batch: Batch, result: BatchResult, pending: readonly Step[]): void {
    this.#journal.drop(batch.steps);
    if (result.resolved) this.store.addResolved(result.resolved);
    if (result.body) {
      this.fields.settled(
        batch.steps.map((step) => step.operation),
        result.body,
      );
      this.#showOthers(pending.reduce(applyIfPossible, result.body));
    }
    if (result.left_out) this.#tellLeftOut(result.left_out);
    this.savedAt.set(new Date());
    if (pending.length === 0) this.#journal.saveLog(this.log, result.revision);
    const reordering = batch.steps.every((step) => step.operation.op === 'move');
    const text = batch.steps.at(-1)?.label ?? '';
    if (!reordering) this.alerts.show({ kind: 'save', title: m.editor_saved(), text, quiet: true });
  }

  /** Names the fields that were stored without a picture, an event or a link that is gone. */
  #tellLeftOut(paths: readonly string[]): void {
    const places = paths.flatMap((path) => {
      const [id = '', field = ''] = path.split('.');
      const block = this.store.block(id);
      return block ? [`${blockTitle(block, this.locale)} (${fieldName(block, field, this.locale)})`] : [];
    });
    const text = m.editor_left_out_text({ places: places.join(', ') });
    this.alerts.announce(text);
    this.alerts.show({ kind: 'error', title: m.editor_left_out(), text });
  }

  #failed(error: unknown): void {
    showFailure(this.alerts, error, { retry: () => this.queue.retry(), isKept: this.#journal.isAvailable });
  }
}
