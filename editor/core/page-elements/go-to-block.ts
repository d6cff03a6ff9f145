import { showBlock } from './show-block.ts';
import type { EditSession } from '../session/edit-session.ts';

/** Selects a block, scrolls to it and focuses it. Null: the page as a whole. */
export function goToBlock(session: EditSession, id: string | null): boolean {
  session.select(id);
  if (id) showBlock(id);
  session.fields.focusBlock(id);
  return true;
}

/** Goes to the next or previous block. Returns false at the ends, so that Tab leaves the blocks. */
export function goToNeighbour(session: EditSession, id: string, by: -1 | 1): boolean {
  const ids = session.store.ids.slice(1);
  const next = ids[ids.indexOf(id) + by];
  return next === undefined ? false : goToBlock(session, next);
}
