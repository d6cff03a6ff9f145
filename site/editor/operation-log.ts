import type { Locale } from '#contract/locale.ts';
import type { Operation } from '#contract/operations.ts';
import { Observable } from './observable.ts';

/** What is selected: a block, or a place in one of its texts. */
export interface Selection {
  id: string | null;
  /** Field being written in; null while the block as a whole is selected. */
  field: string | null;
  /** Language being written where both are on the page; absent: the page's own. */
  locale?: Locale | undefined;
  /** Caret and other end in characters (plain) or document positions (rich). */
  start?: number | undefined;
  end?: number | undefined;
}

/** One act of the editor, by name, with its way back. */
export interface LogEntry {
  label: string;
  operations: Operation[];
  inverses: Operation[];
  before: Selection;
  after: Selection;
  /** Acts with the same key become one while they follow each other without a pause. */
  merge?: string | undefined;
  /** Milliseconds of the last act in it. */
  at: number;
}

/** A pause this long while typing begins a new entry. */
export const typingPause = 1000;
const longest = 500;

export interface LogView {
  undo: string | null;
  redo: string | null;
}

/** One named act: what it changes and what is selected when it is done. */
export interface Act {
  label: string;
  operations: Operation[];
  merge?: string;
  after?: Selection;
}

/** Undo and redo for text and structure alike. */
export class OperationLog {
  #entries: LogEntry[] = [];
  #done = 0;
  /** Names of what undo and redo would do next. */
  readonly view = new Observable<LogView>({ undo: null, redo: null });

  /** Counts the changes of the list. */
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

  /** The next act begins an entry of its own. */
  seal(): void {
    const last = this.#entries[this.#done - 1];
    if (last) last.merge = undefined;
  }

  /** The entry to take back, or undefined; the caller applies its inverses. */
  undo(): LogEntry | undefined {
    const entry = this.#entries[this.#done - 1];
    if (!entry) return undefined;
    this.#done -= 1;
    this.seal();
    this.#show();
    return entry;
  }

  /** The entry to do again, or undefined; the caller applies its operations. */
  redo(): LogEntry | undefined {
    const entry = this.#entries[this.#done];
    if (!entry) return undefined;
    this.#done += 1;
    entry.merge = undefined;
    this.#show();
    return entry;
  }

  /** Continues with entries kept from an earlier visit. */
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

/** Both entries set one field; the way back leads to before the first. */
function mergeTyping(first: LogEntry, next: LogEntry): LogEntry {
  const [was] = first.operations;
  const [now] = next.operations;
  if (was?.op !== 'set' || now?.op !== 'set') {
    return {
      ...next,
      operations: [...first.operations, ...next.operations],
      inverses: [...next.inverses, ...first.inverses],
      before: first.before,
    };
  }
  return {
    ...next,
    operations: [{ ...now, before: was.before }],
    inverses: [{ ...now, before: now.value, value: was.before }],
    before: first.before,
  };
}
