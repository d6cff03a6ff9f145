import { m } from '#site/paraglide/messages.js';
import type { EditSession } from '../edit-session.ts';
import type { EditorView } from '../editor-view.ts';
import { go } from '../go-to-block.ts';
import { blockTitle } from '../step-names.ts';

/** Selects one sibling more, or one less, in the direction of the key. */
export function extend(session: EditSession, { moving }: EditorView, by: -1 | 1): boolean {
  const { store, alerts, locale } = session;
  const { id } = session.selection.get();
  const spot = id ? store.spot(id) : undefined;
  if (!id || !spot?.parent) return false;
  const list = store.list(spot.parent, spot.slot);
  const next = list[spot.index + by];
  if (next === undefined) {
    alerts.say(m.editor_say_together_ends());
    return true;
  }
  const anchor = moving.anchor !== null && list.includes(moving.anchor) ? moving.anchor : id;
  const [from, to] = [list.indexOf(anchor), spot.index + by].sort((one, other) => one - other) as [number, number];
  const together = list.slice(from, to + 1);
  moving.anchor = anchor;
  moving.together.set(together.length > 1 ? together : []);
  go(session, next);
  const block = store.block(next);
  if (block && together.length > 1)
    alerts.say(m.editor_say_together({ count: together.length, block: blockTitle(block, locale) }));
  return true;
}
