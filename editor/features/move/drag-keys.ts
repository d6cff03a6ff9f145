import { m } from '#messages/paraglide/messages.js';
import type { Place } from '#contract/blocks/operations.ts';
import { showBlock, listElement } from '../../core/page-elements/page-elements.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import type { EditorView, DropTarget } from '../../core/view/editor-view.ts';
import { dragPayloadName, placeSentence, refusal } from '../../core/tree/place-names.ts';
import { dragPayloadOf, placeNow, restOf, samePlace, type DragPayload } from '../../core/tree/target-places.ts';
import { blockElement } from '../../core/page-elements/use-boxes.ts';
import type { EditorStore } from '../../core/tree/store.ts';
import { droppedSentence, moveBlocks } from './move-blocks.ts';
import { type Direction, walk } from './walk-places.ts';
import { lineAt } from './drop-line.ts';

const directions: Record<string, Direction | undefined> = {
  ArrowUp: 'before',
  ArrowDown: 'behind',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  PageUp: 'out',
  PageDown: 'in',
};

/** Picks up the selected blocks; the page does not change until they are dropped. */
export function pickUp(session: EditSession, view: EditorView): boolean {
  const { id } = session.selection.get();
  const dragPayload = dragPayloadOf(session.store, view.moving.chosen(id));
  const place = placeNow(session.store, dragPayload);
  if (!place) return false;
  view.moving.aim.set({ dragPayload, place, by: 'keys' });
  const kind = dragPayloadName(dragPayload, session.locale);
  session.alerts.announce(
    `${m.editor_say_picked_up({ kind })} ${placeSentence(session.store, dragPayload, place, session.locale)}.`,
  );
  return true;
}

/** Handles a key while blocks are picked up; all other keys are ignored. */
export function dragKey(event: KeyboardEvent, session: EditSession, view: EditorView, aim: DropTarget): boolean {
  const direction = directions[event.key];
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (direction) dragTo(session, view, aim, direction);
  else if (event.key === ' ' || event.key === 'Enter') putDown(session, view, aim);
  else if (event.key === 'Escape') putBack(session, view, aim);
  else if (event.key === 'Tab') session.alerts.announce(m.editor_say_still_carried());
  else return false;
  return true;
}

function dragTo(session: EditSession, view: EditorView, aim: DropTarget, direction: Direction): void {
  const { store, locale, alerts } = session;
  const place = aim.place && walk(store, aim.dragPayload, aim.place, direction);
  if (!place) return alerts.announce(refusalReason(session, aim, direction));
  view.moving.aim.set({ ...aim, place });
  showPlace(store, aim.dragPayload, place);
  alerts.announce(`${placeSentence(store, aim.dragPayload, place, locale)}.`);
}

/** The reason why there is no target in this direction. */
function refusalReason(
  { store, locale }: EditSession,
  { dragPayload, place }: DropTarget,
  direction: Direction,
): string {
  if (direction === 'before') return m.editor_say_no_before();
  if (direction === 'behind') return m.editor_say_no_behind();
  if (direction === 'left' || direction === 'right') return m.editor_say_no_column();
  if (direction === 'out' || !place) return m.editor_say_no_out();
  const rest = restOf(store, place, dragPayload);
  const neighbour = [rest[place.index], rest[place.index - 1]].find((id) => id && store.block(id)?.children);
  return neighbour ? refusal(store, neighbour, locale) : m.editor_say_no_place();
}

/** Drops the blocks at the target line. */
export function putDown(session: EditSession, view: EditorView, { dragPayload, place }: DropTarget): void {
  view.moving.aim.set(null);
  const unmoved = samePlace(placeNow(session.store, dragPayload), place ?? undefined);
  if (place && !unmoved) moveBlocks(session, dragPayload.ids, place);
  settle(session, dragPayload.ids);
  session.alerts.announce(droppedSentence(session, dragPayload.ids));
}

export function putBack(session: EditSession, view: EditorView, { dragPayload }: DropTarget): void {
  view.moving.aim.set(null);
  if (dragPayload.ids.length > 0) settle(session, dragPayload.ids);
  session.alerts.announce(m.editor_say_move_cancelled());
}

/** Scrolls to the moved blocks and focuses them. */
function settle(session: EditSession, ids: readonly string[]): void {
  const { id } = session.selection.get();
  const target = id && ids.includes(id) ? id : (ids[0] ?? null);
  session.fields.focus({ id: target, field: null });
  requestAnimationFrame(() => target && showBlock(target));
}

/** Scrolls the position into the free part of the window and opens the `details` elements around it. */
export function showPlace(store: EditorStore, dragPayload: DragPayload, place: Place): void {
  const element = listElement(store, place) ?? blockElement(place.parent);
  for (let at = element; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
  const line = lineAt(store, dragPayload, place);
  if (!line) return;
  const sheet = document.querySelector('[data-editor="move"]')?.getBoundingClientRect();
  const [top, bottom] = [110, sheet && sheet.width > window.innerWidth / 2 ? sheet.top - 40 : window.innerHeight - 130];
  const middle = line.top + line.height / 2;
  if (middle < top || middle > bottom) window.scrollBy({ top: middle - (top + bottom) / 2, behavior: 'instant' });
}
