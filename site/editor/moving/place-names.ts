import { kindOf } from '#contract/block.ts';
import type { Place } from '#contract/operations.ts';
import type { Locale } from '#contract/locale.ts';
import { m } from '#site/paraglide/messages.js';
import { blockTitle, kindName } from '../step-names.ts';
import type { EditorStore } from '../store.ts';
import { type Cargo, restOf } from './target-places.ts';

/** What is on its way: 'Zitat', or '3 Bausteine'. */
export function cargoName(cargo: Cargo, locale: Locale): string {
  const [model] = cargo.models;
  return cargo.models.length === 1 && model
    ? kindName(model, locale)
    : m.editor_modules_counted({ count: cargo.models.length });
}

/** Where it would stand, as it is said aloud: 'Zitat, Position 2 von 4 in Spalte 1'. */
export function placeSentence(store: EditorStore, cargo: Cargo, place: Place, locale: Locale): string {
  const values = {
    kind: cargoName(cargo, locale),
    position: place.index + 1,
    count: restOf(store, place, cargo).length + cargo.models.length,
  };
  const parent = store.block(place.parent);
  if (parent?.columns && parent.columns.length > 1)
    return m.editor_say_position_column({ ...values, column: place.slot + 1 });
  if (!parent || parent.id === store.root.id) return m.editor_say_position(values);
  return m.editor_say_position_in({ ...values, parent: kindName(parent.model, locale) });
}

/** A place as it stands in a list of places: 'Spalten 50–50, Spalte 1, nach Überschrift „Was Sie sehen“'. */
export function placeOption(store: EditorStore, cargo: Cargo, place: Place, locale: Locale): string {
  const before = restOf(store, place, cargo)[place.index - 1];
  const block = before === undefined ? undefined : store.block(before);
  const list = listName(store, place, locale);
  return block ? m.editor_place_after({ list, title: blockTitle(block, locale) }) : m.editor_place_first({ list });
}

/** A list by the block that it is in and, with several columns, by its number. */
export function listName(store: EditorStore, { parent, slot }: Pick<Place, 'parent' | 'slot'>, locale: Locale): string {
  const block = store.block(parent);
  if (!block || parent === store.root.id) return m.editor_page();
  const name = blockTitle(block, locale);
  return block.columns && block.columns.length > 1 ? m.editor_column_of({ parent: name, column: slot + 1 }) : name;
}

/** Why a kind cannot go there: what the block takes instead. */
export function refusal(store: EditorStore, parent: string, locale: Locale): string {
  const block = store.block(parent);
  if (!block) return m.editor_say_no_place();
  const kinds = (kindOf(block.model).children ?? []).map((model) => kindName(model as never, locale));
  return kinds.length === 0
    ? m.editor_say_no_place()
    : m.editor_say_takes_only({ parent: kindName(block.model, locale), kinds: kinds.join(', ') });
}
