import type { House } from '../house.ts';
import { type MediaRow, readMedia } from './media-rows.ts';

/** What it takes to serve an entry’s files. */
export type Served = Pick<MediaRow, 'id' | 'hash' | 'formerHashes' | 'kind' | 'mime' | 'fileName' | 'width'>;

const most = 5000;

/** Looks entries up and remembers them, so that pictures are served while the database is away. */
export function createServedMedia(house: Pick<House, 'db' | 'changes'>): (id: number) => Promise<Served | undefined> {
  const known = new Map<number, Served>();
  house.changes.onDrop((tags) => {
    if (tags === null) known.clear();
    for (const tag of tags ?? []) if (tag.startsWith('media:')) known.delete(Number(tag.slice('media:'.length)));
  });
  return async (id) => {
    const found = known.get(id) ?? (await readMedia(house.db, id));
    if (!found) return undefined;
    if (known.size >= most) known.clear();
    known.set(id, found);
    return found;
  };
}
