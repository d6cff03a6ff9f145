import { defaultLocale, type Locale } from '#contract/base/locale.ts';

type Cell = string | number | boolean | null | undefined;

/** Byte order mark; with it Excel reads the file as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** A line of a CSV file in the format that Excel expects. */
export function csvLine(cells: Cell[], locale: Locale = defaultLocale): string {
  return `${cells.map((cell) => csvCell(cell, locale)).join(';')}\r\n`;
}

function csvCell(cell: Cell, locale: Locale): string {
  if (cell === null || cell === undefined) return '';
  // A German Excel reads 12.5 as the twelfth of May.
  if (typeof cell === 'number' && locale === 'de') return String(cell).replace('.', ',');
  if (typeof cell !== 'string') return String(cell);
  const text = isFormula(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Values that a spreadsheet would run as a formula, also in full-width signs; numbers and phone numbers are not. */
function isFormula(text: string): boolean {
  return /^\s*[=+\-@＝＋－＠]/.test(text) && !/^[+-]?[\d\s.,()/-]+$/.test(text);
}
