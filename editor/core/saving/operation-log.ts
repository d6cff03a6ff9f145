import type { Locale } from '#contract/base/locale.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import { Observable } from '../observable.ts';
import { mergeTexts } from '../tree/merge-texts.ts';

/** The current selection: a block, or a position in one of its texts. */
export interface Selection {
  id: string | null;
  /** Name of the edited field; null while the block as a whole is selected. */
  field: string | null;
  /** Language of the edited text in the side-by-side view; absent: the language of the page. */
  locale?: Locale | undefined;
  /** Selection start and end, in characters (plain text) or document positions (rich text). */
  start?: number | undefined;
  end?: number | undefined;
}

/** One named act of the user, with its inverse. */
export interface LogEntry {
  label: string;
  operations: Operation[];
  inverses: Operation[];
  before: Selection;
  after: Selection;
  /** Records that it changed besides the section; such a step has no operations. */
  records?: RecordChange[];
  /** Consecutive acts with the same key are merged, unless there is a pause between them. */
  merge?: string | undefined;
  /** Time of the last act in it, in milliseconds since the epoch. */
  at: number;
}

/** A pause of this length, in milliseconds, starts a new entry. */
export const typingPause = 1000;
const longest = 500;

export interface LogView {
  undo: string | null;
  redo: string | null;
}

/** One named act: its operations, and the selection after it. */
export interface LoggedStep {
  label: string;
  operations: Operation[];
  merge?: string;
  after?: Selection;
}

/** Undo and redo for text and structure. */
export class OperationLog {
  #entries: LogEntry[] = [];
  #done = 0;
  /** Names of the next undo and the next redo. */
  readonly view = new Observable<LogView>({ undo: null, redo: null });

  /** Incremented at every change of the log. */
  readonly changes = new Observable(0);

  get entries(): readonly LogEntry[] {
    return this.#entries;
  }

  get done(): number {
    return this.#done;
  }

  push(entry: LogEntry): void {
    const last = this.#entries[this.#done - 1];
    const follows = last && this.#done === this.#entries.length && entry.at - last.at < typingPause;
    if (follows && entry.merge !== undefined && entry.merge === last.merge) {
      this.#entries[this.#done - 1] = mergeTyping(last, entry);
    } else {
      this.#entries = [...this.#entries.slice(0, this.#done), entry].slice(-longest);
      this.#done = this.#entries.length;
    }
    this.#show();
  }

  /** Makes the next act start a new entry. */
  seal(): void {
    const last = this.#entries[this.#done - 1];
    if (last) last.merge = undefined;
  }

  /**
   * Takes what others wrote in the text of the newest entry out of it, so that typing can go on in this entry and undo
   * takes back only what the user wrote.
   *
   * @param valueOf The value of the field of an operation now.
   */
  follow(valueOf: (operation: Operation & { op: 'set' }) => unknown): void {
    const last = this.#entries[this.#done - 1];
    const [typed, ...more] = last?.operations ?? [];
    if (last?.merge === undefined || typed?.op !== 'set') return;
    const [before, value, now] = [typed.before ?? '', typed.value, valueOf(typed)];
    if (typeof before !== 'string' || typeof value !== 'string' || typeof now !== 'string' || now === value) return;
    const without = mergeTexts(value, now, before).text;
    last.operations = [{ ...typed, before: without, value: now }, ...more];
    last.inverses = [...last.inverses.slice(0, -1), { ...typed, before: now, value: without }];
  }

  /** The entry to undo, or undefined. The caller applies its inverses. */
  undo(): LogEntry | undefined {
    const entry = this.#entries[this.#done - 1];
    if (!entry) return undefined;
    this.#done -= 1;
    this.seal();
    this.#show();
    return entry;
  }

  /** The entry to redo, or undefined. The caller applies its operations. */
  redo(): LogEntry | undefined {
    const entry = this.#entries[this.#done];
    if (!entry) return undefined;
    this.#done += 1;
    entry.merge = undefined;
    this.#show();
    return entry;
  }

  /** Restores the entries of an earlier visit. */
  restore(entries: LogEntry[], done: number): void {
    this.#entries = entries;
    this.#done = Math.min(done, entries.length);
    this.seal();
    this.#show();
  }

  #show(): void {
    this.changes.set(this.changes.get() + 1);
    const undo = this.#entries[this.#done - 1]?.label ?? null;
    const redo = this.#entries[this.#done]?.label ?? null;
    const { undo: oldUndo, redo: oldRedo } = this.view.get();
    if (undo !== oldUndo || redo !== oldRedo) this.view.set({ undo, redo });
  }
}

/** Merges two entries that set the same field; the inverse is that of the first. */
function mergeTyping(first: LogEntry, next: LogEntry): LogEntry {
  const [was, ...more] = first.operations;
  const [now] = next.operations;
  if (was?.op !== 'set' || now?.op !== 'set' || next.operations.length > 1) {
    return {
      ...next,
      operations: [...first.operations, ...next.operations],
      inverses: [...next.inverses, ...first.inverses],
      before: first.before,
    };
  }
  return {
    ...next,
    operations: [{ ...now, before: was.before }, ...more],
    inverses: [...first.inverses.slice(0, -1), { ...now, before: now.value, value: was.before }],
    before: first.before,
  };
}

type Values = Readonly<Record<string, unknown>>;

/** A saved change of a record besides the section: only the changed fields. Null: the record did not exist. */
export interface RecordChange {
  /** `page`, `media`, or the name of a resource. */
  kind: string;
  id: number;
  before: Values | null;
  after: Values | null;
}

/** The same change, backwards. */
export function reversed(changes: readonly RecordChange[]): RecordChange[] {
  return changes.map((change) => ({ ...change, before: change.after, after: change.before })).reverse();
}
