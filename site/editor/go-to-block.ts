import { showBlock } from './chrome/show-block.ts';
import type { EditSession } from './edit-session.ts';

/** Selects a block, shows it and gives it the focus; null: the page as a whole. */
export function go(session: EditSession, id: string | null): boolean {
  session.select(id);
  if (id) showBlock(id);
  session.fields.focusBlock(id);
  return true;
}

/** The next or previous block of the page; at its ends the key goes on to what is beside the blocks. */
export function stepBy(session: EditSession, id: string, by: -1 | 1): boolean {
  const ids = session.store.ids.slice(1);
  const next = ids[ids.indexOf(id) + by];
  return next === undefined ? false : go(session, next);
}
