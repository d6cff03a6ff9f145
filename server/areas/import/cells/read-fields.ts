import { type LocalizedText, localizedOf } from '#contract/base/localized.ts';
import type { Cells, Values } from '../../upsert/row.ts';

type Read = (cell: string, field: string, before: unknown) => unknown;

export function readFields(cells: Cells, before: Values | null, fields: Record<string, Read>): Values {
  const values: Values = {};
  for (const [field, read] of Object.entries(fields)) {
    const cell = cells[field];
    if (cell !== undefined) values[field] = read(cell, field, before?.[field]);
  }
  return values;
}

/** Localized texts with a cell for one language at least; the other language stays as it is. */
export function readTexts(
  cells: Cells,
  before: Values | null,
  fields: Record<string, (cell: string) => string>,
): Record<string, LocalizedText> {
  const values: Record<string, LocalizedText> = {};
  for (const [field, read] of Object.entries(fields)) {
    const [de, en] = [cells[`${field}_de`], cells[`${field}_en`]];
    if (de === undefined && en === undefined) continue;
    const current = localizedOf(before?.[field]);
    values[field] = { de: de === undefined ? current.de : read(de), en: en === undefined ? current.en : read(en) };
  }
  return values;
}

export function asWritten(cell: string): string {
  return cell;
}
