import type { WordPressEntry } from './read-wxr.ts';

/** The pages of an export as a tree. A page whose parent is missing, or is below the page itself, is at the top. */
export class PageTree {
  readonly #pages: WordPressEntry[];
  readonly #parents = new Map<WordPressEntry, WordPressEntry>();

  constructor(entries: readonly WordPressEntry[]) {
    this.#pages = entries.filter(({ type }) => type === 'page').toSorted((one, other) => one.order - other.order);
    const byId = new Map(this.#pages.map((page) => [page.id, page]));
    for (const page of this.#pages) {
      const parent = byId.get(page.parentId);
      if (parent && !isBelowItself(page, byId)) this.#parents.set(page, parent);
    }
  }

  above(page: WordPressEntry): WordPressEntry | undefined {
    return this.#parents.get(page);
  }

  /** Each page after the one above it, in the order of the menus. */
  inOrder(): WordPressEntry[] {
    const below = new Map<WordPressEntry | undefined, WordPressEntry[]>();
    for (const page of this.#pages) below.set(this.above(page), [...(below.get(this.above(page)) ?? []), page]);
    const listed = (parent: WordPressEntry | undefined): WordPressEntry[] => {
      const found: WordPressEntry[] = [];
      for (const page of below.get(parent) ?? []) found.push(page, ...listed(page));
      return found;
    };
    return listed(undefined);
  }
}

function isBelowItself(page: WordPressEntry, byId: ReadonlyMap<string, WordPressEntry>): boolean {
  const seen = new Set<WordPressEntry>();
  for (let one = byId.get(page.parentId); one && !seen.has(one); one = byId.get(one.parentId)) {
    if (one === page) return true;
    seen.add(one);
  }
  return false;
}
