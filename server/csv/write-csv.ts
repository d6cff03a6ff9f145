type Cell = string | number | boolean | null | undefined;

/** Excel reads a file with this mark at its beginning as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** A line of a CSV file as a German Excel opens it. */
export function csvLine(cells: Cell[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = isFormula(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What a table calculation would run instead of showing it; numbers and numbers of telephones are none. */
function isFormula(text: string): boolean {
  return /^[\t\r]*[=+\-@]/.test(text) && !/^[+-]?[\d\s.,()/-]+$/.test(text);
}
