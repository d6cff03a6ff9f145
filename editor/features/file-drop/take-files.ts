import { flushSync } from 'react-dom';
import type { Place } from '#contract/blocks/operations.ts';
import { pictureTypes } from '#contract/media/picture-types.ts';
import type { Model } from '#modules/schemas.ts';
import { m } from '#messages/paraglide/messages.js';
import type { EditSession } from '../../core/session/edit-session.ts';
import { dragPayloadOfKind, placeFor, samePlace } from '../../core/tree/target-places.ts';
import type { EditorView } from '../../core/view/editor-view.ts';
import { insertBlock, missingField } from '../blocks/block-actions.ts';
import { placeAtPoint } from '../move/place-at-point.ts';
import { imageListOf } from '../pickers/gallery/image-list.ts';

interface Point {
  x: number;
  y: number;
}

/** Shows where files would be put. */
export function aimAt(session: EditSession, view: EditorView, point: Point, types: readonly string[]): void {
  const { aim } = view.moving;
  const target = blockFor(session, point, types.length);
  view.hovered.set(target);
  // Its frame tells where the files go.
  if (target) return aim.set(null);
  const dragPayload = dragPayloadOfKind(kindFor(types.length));
  const place = placeAtPoint(session.store, dragPayload, point);
  if (!aim.get() || !samePlace(place ?? undefined, aim.get()?.place ?? undefined))
    aim.set({ dragPayload, place, by: 'pointer' });
}

/** Puts pictures into the module at a point that has room for them, or into a new one there. */
export function dropAt(session: EditSession, view: EditorView, point: Point, files: readonly File[]): void {
  view.moving.aim.set(null);
  const pictures = picturesOf(session, files);
  if (pictures.length === 0) return;
  const target = blockFor(session, point, pictures.length);
  const place = placeAtPoint(session.store, dragPayloadOfKind(kindFor(pictures.length)), point);
  if (target) openPicker(session, view, target, pictures);
  else if (place) insert(session, view, place, pictures);
}

/** Puts pictures into the selected module that has room for them, or into a new one after it. */
export function pasteFiles(session: EditSession, view: EditorView, files: readonly File[]): void {
  const pictures = picturesOf(session, files);
  if (pictures.length === 0) return;
  const { id } = session.selection.get();
  if (id && hasRoom(session, id, pictures.length)) openPicker(session, view, id, pictures);
  else insert(session, view, placeFor(session.store, kindFor(pictures.length), id), pictures);
}

function kindFor(count: number): Model {
  return count > 1 ? 'imagelist' : 'image';
}

/** Tells which files are no pictures. */
function picturesOf({ alerts }: EditSession, files: readonly File[]): File[] {
  const isPicture = ({ type }: File) => pictureTypes.some((each) => each === type);
  const others = files.filter((file) => !isPicture(file)).map(({ name }) => name);
  if (others.length > 0)
    alerts.show({
      kind: 'error',
      title: m.editor_only_pictures(),
      text: m.editor_only_pictures_text({ names: others.join(', ') }),
    });
  return files.filter(isPicture);
}

function blockFor(session: EditSession, { x, y }: Point, count: number): string | null {
  const element = document.elementsFromPoint(x, y).find((each) => each.closest('[data-block]'));
  const id = element?.closest<HTMLElement>('[data-block]')?.dataset.block;
  if (!id || !hasRoom(session, id, count)) return null;
  return imageListOf(session.store, id)?.block.id ?? id;
}

/** True for a list of pictures, and for one picture also if that of the module is missing. */
function hasRoom({ store }: EditSession, id: string, count: number): boolean {
  const block = store.block(id);
  if (!block) return false;
  return imageListOf(store, id) !== undefined || (count === 1 && missingField(block, ['image']) !== null);
}

function insert(session: EditSession, view: EditorView, place: Place, pictures: File[]): void {
  // The dialog gives the focus back to the new module.
  const id = flushSync(() => insertBlock(session, kindFor(pictures.length), place));
  openPicker(session, view, id, pictures);
}

/** The picker uploads the files, and asks for their descriptions. */
function openPicker(session: EditSession, view: EditorView, id: string, files: File[]): void {
  const block = session.store.block(id);
  if (!block) return;
  session.select(id);
  session.fields.focusBlock(id);
  const field = missingField(block, ['image']);
  const isList = imageListOf(session.store, id) !== undefined;
  if (isList && (files.length > 1 || !field)) view.openDialog({ kind: 'images', id, files });
  else if (field) view.openDialog({ kind: 'image', id, field, files });
}
