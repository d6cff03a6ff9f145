import { and, eq, isNull, sql } from 'drizzle-orm';
import { pages } from '../../../db/tables/pages.ts';
import type { Database } from '../../../db/database.ts';
import { slugOf } from './article-entry.ts';
import type { WordPressEntry } from './read-wxr.ts';

/** Pages of an export in the tree of this house. */
export class PagePlaces {
  readonly #db: Database;
  readonly #entries: Map<string, WordPressEntry>;
  /** Ids of pages that were made, by the id in WordPress. */
  readonly #made = new Map<string, number>();

  constructor(db: Database, entries: readonly WordPressEntry[]) {
    this.#db = db;
    this.#entries = new Map(entries.filter(({ type }) => type === 'page').map((entry) => [entry.id, entry]));
  }

  made(entry: WordPressEntry, id: number): void {
    this.#made.set(entry.id, id);
  }

  /** The entry above a page; undefined at the top, and if the export does not have it. */
  above({ parentId }: WordPressEntry): WordPressEntry | undefined {
    return this.#entries.get(parentId);
  }

  /** Id of the page at the place of an entry; null if there is none. */
  async find(entry: WordPressEntry): Promise<number | null> {
    const made = this.#made.get(entry.id);
    if (made !== undefined) return made;
    const parent = this.above(entry);
    const parentId = parent ? await this.find(parent) : null;
    if (parent && parentId === null) return null;
    const below = parentId === null ? isNull(pages.parentId) : eq(pages.parentId, parentId);
    const [row] = await this.#db
      .select({ id: pages.id })
      .from(pages)
      .where(and(below, sql`${pages.slug}->>'de' = ${slugOf(entry)}`, sql`${pages.target}->>'de' = ''`))
      .limit(1);
    return row?.id ?? null;
  }
}

/** Pages before articles, and each page after the one above it, in the order of the menus. */
export function inOrder(entries: readonly WordPressEntry[]): WordPressEntry[] {
  const all = entries.filter(({ type }) => type === 'page').toSorted((one, other) => one.order - other.order);
  const ids = new Set(all.map(({ id }) => id));
  const ordered = new Set<WordPressEntry>();
  const addBelow = (parentId: string) => {
    for (const page of all) {
      if (ordered.has(page)) continue;
      const isBelow = parentId === '0' ? !ids.has(page.parentId) : page.parentId === parentId;
      if (!isBelow) continue;
      ordered.add(page);
      addBelow(page.id);
    }
  };
  addBelow('0');
  // What is left is below itself.
  return [...ordered, ...all.filter((page) => !ordered.has(page)), ...entries.filter(({ type }) => type === 'post')];
}
