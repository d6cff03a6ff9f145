import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Operation } from '#contract/operations.ts';
import type { LogEntry } from './operation-log.ts';

/** A step that the server has not acknowledged yet. */
export interface KeptStep {
  key: string;
  slug: string;
  /** Which tab made it. */
  tab: string;
  order: number;
  operation: Operation;
  label: string;
  /** Milliseconds of the last change to it. */
  at: number;
  /** Revision that it was made on. */
  base: number;
  /** Id of the batch it was sent in. */
  batch: string | null;
}

/** The undo log as it was when the section stood at a revision. */
export interface KeptLog {
  slug: string;
  revision: number;
  entries: LogEntry[];
  done: number;
}

/** Where steps are kept until the server has them. */
export interface WriteAhead {
  put(steps: KeptStep[]): Promise<void>;
  drop(keys: string[]): Promise<void>;
  /** Steps of this section that no living tab answers for, oldest first. */
  orphans(slug: string): Promise<KeptStep[]>;
  keepLog(log: KeptLog): Promise<void>;
  log(slug: string): Promise<KeptLog | undefined>;
}

interface Kept extends DBSchema {
  steps: { key: string; value: KeptStep; indexes: { slug: string } };
  logs: { key: string; value: KeptLog };
}

/** Keeps steps in the browser's database. `livingTabs` names the tabs whose steps are in good hands. */
export class BrowserWriteAhead implements WriteAhead {
  readonly #open: Promise<IDBPDatabase<Kept>>;
  readonly #livingTabs: () => Promise<Set<string>>;

  constructor(livingTabs: () => Promise<Set<string>>, name = 'proscenium-editor') {
    this.#livingTabs = livingTabs;
    this.#open = open(name);
    // Whoever keeps something hears of it.
    this.#open.catch(() => {});
  }

  async put(steps: KeptStep[]): Promise<void> {
    const transaction = (await this.#open).transaction('steps', 'readwrite');
    await Promise.all([...steps.map((step) => transaction.store.put(step)), transaction.done]);
  }

  async drop(keys: string[]): Promise<void> {
    const transaction = (await this.#open).transaction('steps', 'readwrite');
    await Promise.all([...keys.map((key) => transaction.store.delete(key)), transaction.done]);
  }

  async orphans(slug: string): Promise<KeptStep[]> {
    const [steps, living] = await Promise.all([
      (await this.#open).getAllFromIndex('steps', 'slug', slug),
      this.#livingTabs(),
    ]);
    return steps
      .filter((step) => !living.has(step.tab))
      .sort((one, other) => one.at - other.at || one.order - other.order);
  }

  async keepLog(log: KeptLog): Promise<void> {
    await (await this.#open).put('logs', log);
  }

  async log(slug: string): Promise<KeptLog | undefined> {
    return (await this.#open).get('logs', slug);
  }
}

/** A browser that allows no storage may also throw when its database is only named. */
async function open(name: string): Promise<IDBPDatabase<Kept>> {
  return openDB<Kept>(name, 1, {
    upgrade(database) {
      database.createObjectStore('steps', { keyPath: 'key' }).createIndex('slug', 'slug');
      database.createObjectStore('logs', { keyPath: 'slug' });
    },
  });
}
