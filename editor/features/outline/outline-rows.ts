import { type Block, slotsOf } from '#contract/blocks/block.ts';
import type { Locale } from '#contract/base/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { blockWords, kindName, partName } from '../../core/tree/step-names.ts';
import type { EditorStore } from '../../core/tree/store.ts';

/** A row of the outline: a block, or one of several columns of a block. */
export interface OutlineRow {
  key: string;
  block: Block;
  /** Column number from 0; null for a block. */
  column: number | null;
  level: number;
  position: number;
  count: number;
  /** Undefined when the row has no children. */
  open: boolean | undefined;
}

/** The visible rows, in page order. */
export function outlineRows(root: Block, closed: ReadonlySet<string>): OutlineRow[] {
  const rows: OutlineRow[] = [];
  addBlocks(rows, slotsOf(root)[0] ?? [], 1, closed);
  return rows;
}

function addBlocks(rows: OutlineRow[], blocks: readonly Block[], level: number, closed: ReadonlySet<string>): void {
  for (const [at, block] of blocks.entries()) {
    const slots = slotsOf(block);
    const several = slots.length > 1;
    const open = several || slots.some((slot) => slot.length > 0) ? !closed.has(block.id) : undefined;
    rows.push({ key: block.id, block, column: null, level, position: at + 1, count: blocks.length, open });
    if (!open) continue;
    if (several) addColumns(rows, block, level + 1, closed);
    else addBlocks(rows, slots[0] ?? [], level + 1, closed);
  }
}

function addColumns(rows: OutlineRow[], block: Block, level: number, closed: ReadonlySet<string>): void {
  const slots = slotsOf(block);
  for (const [column, blocks] of slots.entries()) {
    const key = columnKey(block.id, column);
    const open = blocks.length > 0 ? !closed.has(key) : undefined;
    rows.push({ key, block, column, level, position: column + 1, count: slots.length, open });
    if (open) addBlocks(rows, blocks, level + 1, closed);
  }
}

export function columnKey(id: string, column: number): string {
  return `${id}:${column}`;
}

/** The name of a row: the kind, with the layout of columns or the level of a headline. */
export function rowName({ block, column }: Pick<OutlineRow, 'block' | 'column'>, locale: Locale): string {
  if (column !== null) return m.editor_column_named({ column: column + 1 });
  if (block.columns) return m.editor_columns_named({ layout: String(block.fields.layout).replaceAll('-', '–') });
  const level = block.fields.headline_level;
  return typeof level === 'string' ? `${kindName(block.model, locale)} ${level}` : kindName(block.model, locale);
}

/** The text of a row: the name of a shared part or the beginning of its title, else the number of items. */
export function rowText(
  { block, column }: Pick<OutlineRow, 'block' | 'column'>,
  locale: Locale,
  store: Pick<EditorStore, 'resolved'>,
): string {
  if (column !== null) return '';
  const [language] = block.omitted ?? [];
  const omitted = language ? m.editor_omitted({ language }) : '';
  const words =
    partName(store, block, locale) ||
    blockWords(block, locale) ||
    (block.children ? m.editor_items_counted({ count: block.children.length }) : '');
  return [omitted, words].filter(Boolean).join(': ');
}
