import { m } from '#messages/paraglide/messages.js';
import type { EditSession } from '../../core/session/edit-session.ts';
import type { EditorView } from '../../core/view/editor-view.ts';
import { goToBlock } from '../../core/page-elements/go-to-block.ts';
import { blockTitle } from '../../core/tree/step-names.ts';

/** Extends or shrinks the multiple selection by one sibling, in the direction of the key. */
export function extend(session: EditSession, { moving }: EditorView, by: -1 | 1): boolean {
  const { store, alerts, locale } = session;
  const { id } = session.selection.get();
  const spot = id ? store.spot(id) : undefined;
  if (!id || !spot?.parent) return false;
  const list = store.list(spot.parent, spot.slot);
  const next = list[spot.index + by];
  if (next === undefined) {
    alerts.announce(m.editor_say_together_ends());
    return true;
  }
  const anchor = moving.anchor !== null && list.includes(moving.anchor) ? moving.anchor : id;
  const ends = [list.indexOf(anchor), spot.index + by];
  const together = list.slice(Math.min(...ends), Math.max(...ends) + 1);
  moving.anchor = anchor;
  moving.together.set(together.length > 1 ? together : []);
  goToBlock(session, next);
  const block = store.block(next);
  if (block && together.length > 1)
    alerts.announce(m.editor_say_together({ count: together.length, block: blockTitle(block, locale) }));
  return true;
}
