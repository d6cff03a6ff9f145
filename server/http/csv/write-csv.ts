type Cell = string | number | boolean | null | undefined;

/** Byte order mark; with it Excel reads the file as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** A line of a CSV file in the format that a German Excel expects. */
export function csvLine(cells: Cell[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = isFormula(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Values that a spreadsheet would run as a formula; numbers and phone numbers are not. */
function isFormula(text: string): boolean {
  return /^[\t\r]*[=+\-@]/.test(text) && !/^[+-]?[\d\s.,()/-]+$/.test(text);
}
