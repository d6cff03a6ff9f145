/** An answer that is the same for every visitor, and what it was made of. */
export interface Kept {
  value: unknown;
  tags: readonly string[];
  /** From this moment on it is another answer, in milliseconds. */
  until: number;
}

/** Keeps public answers (menus, facts of the house, pages) until what they were made of changes. */
export interface Memory {
  get(key: string): Kept | undefined;
  /** Call before asking; what it gives back belongs to `keep`, which then refuses an answer that a change has overtaken. */
  moment(): number;
  keep(key: string, kept: Kept, moment: number): void;
  /** Forgets what was made of any of the tags; null: everything. */
  drop(tags: readonly string[] | null): void;
}

interface MemoryOptions {
  /** How many answers are kept; the longest unused goes first. */
  size?: number;
  /** Milliseconds after which an answer is asked for again: an evening that is over changes no content. */
  freshFor?: number;
  now?: () => number;
}

export function createMemory({ size = 500, freshFor = 60_000, now = Date.now }: MemoryOptions = {}): Memory {
  const entries = new Map<string, Kept & { freshUntil: number }>();
  let drops = 0;
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      if (entry.freshUntil < now() || entry.until <= now()) return undefined;
      entries.set(key, entry);
      return entry;
    },
    moment: () => drops,
    keep(key, kept, moment) {
      if (moment !== drops || kept.tags.length === 0) return;
      entries.delete(key);
      entries.set(key, { ...kept, freshUntil: now() + freshFor });
      for (const oldest of entries.keys()) {
        if (entries.size <= size) break;
        entries.delete(oldest);
      }
    },
    drop(tags) {
      drops += 1;
      for (const [key, kept] of entries)
        if (tags === null || kept.tags.some((tag) => tags.includes(tag))) entries.delete(key);
    },
  };
}
