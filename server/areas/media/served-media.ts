import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../app-context.ts';
import { type MediaRow, readMedia } from '../../platform/pictures/media-rows.ts';

/** The columns that are needed to serve a file. */
export type Served = Pick<MediaRow, 'id' | 'hash' | 'formerHashes' | 'kind' | 'mime' | 'fileName' | 'width'>;

const max = 5000;

/** Looks up entries and caches them, so that cached pictures can be served while the database is unreachable. */
export function createServedMedia(
  ctx: Pick<AppContext, 'db' | 'changes'>,
): (id: number) => Promise<Served | undefined> {
  const cached = new LRUCache<number, Served>({ max });
  ctx.changes.onInvalidate((tags) => {
    if (tags === null) cached.clear();
    for (const tag of tags ?? []) if (tag.startsWith('media:')) cached.delete(Number(tag.slice('media:'.length)));
  });
  return async (id) => {
    const found = cached.get(id) ?? (await readMedia(ctx.db, id));
    if (found) cached.set(id, found);
    return found;
  };
}
