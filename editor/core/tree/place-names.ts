import { isModel, kindOf } from '#contract/blocks/block.ts';
import type { Place } from '#contract/blocks/operations.ts';
import type { Locale } from '#contract/base/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { blockTitle, kindName } from './step-names.ts';
import type { EditorStore } from './store.ts';
import { type DragPayload, restOf } from './target-places.ts';

/** The name of the moved blocks: 'Zitat', or '3 Bausteine'. */
export function dragPayloadName(dragPayload: DragPayload, locale: Locale): string {
  const [model] = dragPayload.models;
  return dragPayload.models.length === 1 && model
    ? kindName(model, locale)
    : m.editor_modules_counted({ count: dragPayload.models.length });
}

/** The target position for screen readers: 'Zitat, Position 2 von 4 in Spalte 1'. */
export function placeSentence(store: EditorStore, dragPayload: DragPayload, place: Place, locale: Locale): string {
  const values = {
    kind: dragPayloadName(dragPayload, locale),
    position: place.index + 1,
    count: restOf(store, place, dragPayload).length + dragPayload.models.length,
  };
  const parent = store.block(place.parent);
  if (parent?.columns && parent.columns.length > 1)
    return m.editor_say_position_column({ ...values, column: place.slot + 1 });
  if (!parent || parent.id === store.root.id) return m.editor_say_position(values);
  return m.editor_say_position_in({ ...values, parent: kindName(parent.model, locale) });
}

/** A position as an option of a list: 'Spalten 50–50, Spalte 1, nach Überschrift „Was Sie sehen“'. */
export function placeOption(store: EditorStore, dragPayload: DragPayload, place: Place, locale: Locale): string {
  const before = restOf(store, place, dragPayload)[place.index - 1];
  const block = before === undefined ? undefined : store.block(before);
  const list = listName(store, place, locale);
  return block ? m.editor_place_after({ list, title: blockTitle(block, locale) }) : m.editor_place_first({ list });
}

/** The name of a list: its block and, when there are several columns, the column number. */
export function listName(store: EditorStore, { parent, slot }: Pick<Place, 'parent' | 'slot'>, locale: Locale): string {
  const block = store.block(parent);
  if (!block || parent === store.root.id) return m.editor_page();
  const name = blockTitle(block, locale);
  return block.columns && block.columns.length > 1 ? m.editor_column_of({ parent: name, column: slot + 1 }) : name;
}

/** Why a kind is not allowed here: names the kinds that are. */
export function refusal(store: EditorStore, parent: string, locale: Locale): string {
  const block = store.block(parent);
  if (!block) return m.editor_say_no_place();
  const kinds = (kindOf(block.model).children ?? []).filter(isModel).map((model) => kindName(model, locale));
  return kinds.length === 0
    ? m.editor_say_no_place()
    : m.editor_say_takes_only({ parent: kindName(block.model, locale), kinds: kinds.join(', ') });
}
