import { latinSlug } from '../../../platform/latin-slug.ts';
import { beginningOf } from '#text/beginning-of.ts';
import { htmlTree, textIn } from './html-tree.ts';
import type { WordPressEntry } from './read-wxr.ts';
import { decoded } from '#text/repair-escapes.ts';

export const longestTitle = 200;

/** Names an entry in reports. */
export function keyOf({ type, id }: WordPressEntry): string {
  return `${type} ${id}`;
}

export function titleOf(entry: WordPressEntry): string {
  return beginningOf(wholeTitleOf(entry), longestTitle) || entry.slug || entry.id;
}

export function wholeTitleOf({ title }: WordPressEntry): string {
  return plainText(title).replaceAll(/\s+/g, ' ').trim();
}

export function plainText(html: string): string {
  return textIn(htmlTree(html)).trim();
}

/**
 * The last part of each entry's address. Drafts may have the same one; all but the first get their id as well. `placeOf`
 * names the place in which it has to be unique.
 */
export function slugsOf(
  entries: readonly WordPressEntry[],
  placeOf: (entry: WordPressEntry) => string,
): Map<WordPressEntry, string> {
  const within = (entry: WordPressEntry, slug: string) => `${placeOf(entry)}/${slug}`;
  const taken = new Set<string>();
  const first = entries.filter((entry) => {
    const address = within(entry, wantedSlugOf(entry));
    return !taken.has(address) && taken.add(address);
  });
  const slugs = new Map(first.map((entry) => [entry, wantedSlugOf(entry)]));
  for (const entry of entries) {
    if (slugs.has(entry)) continue;
    let slug = `${wantedSlugOf(entry)}-${entry.id}`;
    while (taken.has(within(entry, slug))) slug += '-2';
    taken.add(within(entry, slug));
    slugs.set(entry, slug);
  }
  return slugs;
}

/** Part of the address that the entry had, in small letters and digits. */
export function wantedSlugOf(entry: WordPressEntry): string {
  return (latinSlug(decoded(entry.slug)) || latinSlug(titleOf(entry)) || `eintrag-${entry.id}`)
    .slice(0, 70)
    .replace(/-+$/, '');
}
