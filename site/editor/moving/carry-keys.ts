import { m } from '#site/paraglide/messages.js';
import { showBlock } from '../chrome/show-block.ts';
import type { EditSession } from '../edit-session.ts';
import type { EditorView } from '../editor-view.ts';
import { droppedSentence, moveBlocks } from './move-blocks.ts';
import type { Aim } from './moving.ts';
import { cargoName, placeSentence, refusal } from './place-names.ts';
import { showPlace } from './show-place.ts';
import { cargoOf, placeNow, restOf, samePlace } from './target-places.ts';
import { type Direction, walk } from './walk-places.ts';

const directions: Record<string, Direction | undefined> = {
  ArrowUp: 'before',
  ArrowDown: 'behind',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  PageUp: 'out',
  PageDown: 'in',
};

/** Picks the selected blocks up; the page stays as it is until they are put down. */
export function pickUp(session: EditSession, view: EditorView): boolean {
  const { id } = session.selection.get();
  const cargo = cargoOf(session.store, view.moving.chosen(id));
  const place = placeNow(session.store, cargo);
  if (!place) return false;
  view.moving.aim.set({ cargo, place, by: 'keys' });
  const kind = cargoName(cargo, session.locale);
  session.alerts.say(
    `${m.editor_say_picked_up({ kind })} ${placeSentence(session.store, cargo, place, session.locale)}.`,
  );
  return true;
}

/** A key while something is picked up; every other key than these is left to nobody. */
export function carryKey(event: KeyboardEvent, session: EditSession, view: EditorView, aim: Aim): boolean {
  const direction = directions[event.key];
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (direction) carry(session, view, aim, direction);
  else if (event.key === ' ' || event.key === 'Enter') putDown(session, view, aim);
  else if (event.key === 'Escape') putBack(session, view, aim);
  else if (event.key === 'Tab') session.alerts.say(m.editor_say_still_carried());
  else return false;
  return true;
}

function carry(session: EditSession, view: EditorView, aim: Aim, direction: Direction): void {
  const { store, locale, alerts } = session;
  const place = aim.place && walk(store, aim.cargo, aim.place, direction);
  if (!place) return alerts.say(whyNot(session, aim, direction));
  view.moving.aim.set({ ...aim, place });
  showPlace(store, aim.cargo, place);
  alerts.say(`${placeSentence(store, aim.cargo, place, locale)}.`);
}

/** Why there is no step in this direction. */
function whyNot({ store, locale }: EditSession, { cargo, place }: Aim, direction: Direction): string {
  if (direction === 'before') return m.editor_say_no_before();
  if (direction === 'behind') return m.editor_say_no_behind();
  if (direction === 'left' || direction === 'right') return m.editor_say_no_column();
  if (direction === 'out' || !place) return m.editor_say_no_out();
  const rest = restOf(store, place, cargo);
  const neighbour = [rest[place.index], rest[place.index - 1]].find((id) => id && store.block(id)?.children);
  return neighbour ? refusal(store, neighbour, locale) : m.editor_say_no_place();
}

/** Ends carrying; the blocks stand where the line was. */
export function putDown(session: EditSession, view: EditorView, { cargo, place }: Aim): void {
  view.moving.aim.set(null);
  const unmoved = samePlace(placeNow(session.store, cargo), place ?? undefined);
  if (place && !unmoved) moveBlocks(session, cargo.ids, place);
  settle(session, cargo.ids);
  session.alerts.say(droppedSentence(session, cargo.ids));
}

export function putBack(session: EditSession, view: EditorView, { cargo }: Aim): void {
  view.moving.aim.set(null);
  if (cargo.ids.length > 0) settle(session, cargo.ids);
  session.alerts.say(m.editor_say_move_cancelled());
}

/** The focus is on what was moved, and it can be seen. */
function settle(session: EditSession, ids: readonly string[]): void {
  const { id } = session.selection.get();
  const target = id && ids.includes(id) ? id : (ids[0] ?? null);
  session.fields.focus({ id: target, field: null });
  requestAnimationFrame(() => target && showBlock(target));
}
