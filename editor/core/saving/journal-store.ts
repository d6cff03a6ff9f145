import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Operation } from '#contract/blocks/operations.ts';
import type { LogEntry } from './operation-log.ts';

/** A step that the server has not acknowledged yet. */
export interface UnsentStep {
  key: string;
  slug: string;
  /** Id of the tab that made it. */
  tab: string;
  order: number;
  operation: Operation;
  label: string;
  /** Time of its last change, in milliseconds since the epoch. */
  at: number;
  /** The revision that it is based on. */
  base: number;
  /** Id of the batch in which it was or will be sent. */
  batch: string | null;
}

/** The undo log, valid for one revision of the section. */
export interface StoredLog {
  slug: string;
  revision: number;
  entries: LogEntry[];
  done: number;
}

/** Storage for steps until the server has acknowledged them. */
export interface JournalStore {
  put(steps: UnsentStep[]): Promise<void>;
  drop(keys: string[]): Promise<void>;
  /** Steps of this section that belong to no open tab, oldest first. */
  orphans(slug: string): Promise<UnsentStep[]>;
  saveLog(log: StoredLog): Promise<void>;
  log(slug: string): Promise<StoredLog | undefined>;
}

interface Schema extends DBSchema {
  steps: { key: string; value: UnsentStep; indexes: { slug: string } };
  logs: { key: string; value: StoredLog };
}

/** Stores steps in IndexedDB. `activeTabs` returns the ids of the open tabs. */
export class IndexedDbJournal implements JournalStore {
  readonly #open: Promise<IDBPDatabase<Schema>>;
  readonly #activeTabs: () => Promise<Set<string>>;

  constructor(activeTabs: () => Promise<Set<string>>, name = 'proscenium-editor') {
    this.#activeTabs = activeTabs;
    this.#open = open(name);
    // Prevents an unhandled rejection; each operation reports the error itself.
    this.#open.catch(() => {});
  }

  async put(steps: UnsentStep[]): Promise<void> {
    const transaction = (await this.#open).transaction('steps', 'readwrite');
    await Promise.all([...steps.map((step) => transaction.store.put(step)), transaction.done]);
  }

  async drop(keys: string[]): Promise<void> {
    const transaction = (await this.#open).transaction('steps', 'readwrite');
    await Promise.all([...keys.map((key) => transaction.store.delete(key)), transaction.done]);
  }

  async orphans(slug: string): Promise<UnsentStep[]> {
    const [steps, active] = await Promise.all([
      (await this.#open).getAllFromIndex('steps', 'slug', slug),
      this.#activeTabs(),
    ]);
    return steps
      .filter((step) => !active.has(step.tab))
      .sort((one, other) => one.at - other.at || one.order - other.order);
  }

  async saveLog(log: StoredLog): Promise<void> {
    await (await this.#open).put('logs', log);
  }

  async log(slug: string): Promise<StoredLog | undefined> {
    return (await this.#open).get('logs', slug);
  }
}

/** Async, because a browser without storage can throw synchronously when IndexedDB is accessed. */
async function open(name: string): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('steps', { keyPath: 'key' }).createIndex('slug', 'slug');
      database.createObjectStore('logs', { keyPath: 'slug' });
    },
  });
}
