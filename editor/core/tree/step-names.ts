import { type Block, fieldOf, kindOf } from '#contract/blocks/block.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Model } from '#modules/schemas.ts';
import { m } from '#messages/paraglide/messages.js';
import type { EditorStore } from './store.ts';

/** The name of a kind. */
export function kindName(model: Model, locale: Locale): string {
  return kindOf(model).label[locale];
}

/** The name of a field change in the list of steps. */
export function fieldStepName(block: Block, field: string, locale: Locale): string {
  const kind = kindName(block.model, locale);
  const definition = fieldOf(block.model, field);
  if (definition?.kind === 'image') return m.editor_step_image({ kind });
  if (definition?.inline) return m.editor_step_text({ kind });
  return m.editor_step_field({ kind, field: fieldName(block, field, locale) });
}

/** The label of a field. */
export function fieldName({ model }: Block, field: string, locale: Locale): string {
  return fieldOf(model, field)?.label[locale] ?? field;
}

/** The position of a block for screen readers: 'Zitat, Position 2 von 4 in Spalte 1'. */
export function positionName(store: EditorStore, id: string, locale: Locale): string {
  const spot = store.spot(id);
  if (!spot?.parent) return m.editor_page();
  const parent = store.block(spot.parent);
  const values = {
    kind: kindName(spot.block.model, locale),
    position: spot.index + 1,
    count: store.list(spot.parent, spot.slot).length,
  };
  if (parent?.columns && parent.columns.length > 1)
    return m.editor_say_position_column({ ...values, column: spot.slot + 1 });
  if (!parent || parent.id === store.root.id) return m.editor_say_position(values);
  return m.editor_say_position_in({ ...values, parent: kindName(parent.model, locale) });
}

/** The name of a block in lists of issues: its kind and the beginning of its title. */
export function blockTitle(block: Block, locale: Locale): string {
  const kind = kindName(block.model, locale);
  const title = blockWords(block, locale);
  return title === '' ? kind : m.editor_titled({ kind, title });
}

/** The name of the shared part with an id; empty if the page does not show it, or it is gone. */
export function partTitle({ resolved }: Pick<EditorStore, 'resolved'>, id: number, locale: Locale): string {
  return resolved[locale].shared?.[id]?.title ?? '';
}

/** The name of the shared part that a block shows; empty for other blocks. */
export function partName(store: Pick<EditorStore, 'resolved'>, { fields }: Block, locale: Locale): string {
  return typeof fields.shared === 'number' ? partTitle(store, fields.shared, locale) : '';
}

/** The beginning of a block's title; empty without a title. */
export function blockWords(block: Block, locale: Locale): string {
  const { titleField } = kindOf(block.model);
  const raw = titleField
    ? block.translations[locale][titleField] || block.translations.de[titleField] || block.fields[titleField]
    : '';
  const text = String(raw ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:nbsp|#160);/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text.length > 40 ? `${text.slice(0, 38).trimEnd()} …` : text;
}
