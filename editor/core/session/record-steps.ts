import { m } from '#messages/paraglide/messages.js';
import { Observable } from '../observable.ts';
import {
  type LogEntry,
  type OperationLog,
  type Selection,
  type RecordChange,
  reversed,
} from '../saving/operation-log.ts';
import type { Alerts } from './alerts.ts';

interface Parts {
  log: OperationLog;
  alerts: Alerts;
  selection: Observable<Selection>;
  /** Stores the log for the next visit. */
  keepLog: () => void;
}

/** Steps of the undo log that changed records besides the section, such as the settings of the page. */
export class RecordSteps {
  /** Incremented when records were written: saved, perhaps by a panel that was closed meanwhile, or by undo or redo. */
  readonly written = new Observable(0);
  #write: (changes: RecordChange[]) => Promise<void> = () => Promise.reject(new Error('Nothing writes records yet'));
  readonly #parts: Parts;
  #last: Promise<void> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Sets what stores the values; it throws with a message for the user. Its code is loaded when it is used. */
  writeWith(write: (changes: RecordChange[]) => Promise<void>): void {
    this.#write = write;
  }

  /** Adds a step for what has been saved. */
  add(label: string, records: RecordChange[]): void {
    const selection = this.#parts.selection.get();
    const nothing = { operations: [], inverses: [] };
    this.#parts.log.push({ label, ...nothing, records, before: selection, after: selection, at: Date.now() });
    this.#parts.keepLog();
    this.written.set(this.written.get() + 1);
  }

  /** Writes the values before or after a step that the log has just undone or redone. */
  again({ label, records = [] }: LogEntry, way: 'undo' | 'redo'): void {
    const changes = way === 'undo' ? reversed(records) : [...records];
    const { log, alerts } = this.#parts;
    const position = log.changes.get();
    this.#last = this.#last
      .then(() => this.#write(changes))
      .then(
        () => {
          alerts.tell(
            m.editor_saved(),
            way === 'undo' ? m.editor_say_undone({ label }) : m.editor_say_redone({ label }),
          );
          this.written.set(this.written.get() + 1);
          this.#parts.keepLog();
        },
        (error: unknown) => {
          // The step can be tried again, unless others have followed.
          if (log.changes.get() === position) log[way === 'undo' ? 'redo' : 'undo']();
          const text = error instanceof Error ? error.message : m.editor_no_answer();
          alerts.announce(text);
          alerts.show({ kind: 'error', title: m.record_not_undone({ label }), text });
        },
      );
  }
}
