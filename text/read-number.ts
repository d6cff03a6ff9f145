export type NumberProblem = 'unreadable' | 'ambiguous' | 'not_whole';

const groups = String.raw`[1-9]\d{0,2}(?:([.,\s'’])\d{3})(?:\3\d{3})*`;
const pattern = new RegExp(String.raw`^([-−]?)(${String.raw`\d{1,15}|${groups}`})(?:([.,])(?:(\d{1,2})|[-–—]))?$`);

/**
 * A number as people type it in German or English: `12,50`, `12.50`, `1.250,00`, `1,250.00`, `1 250`, `€ 12,-`. Where
 * cents are possible, `1.250` is ambiguous.
 */
export function readNumber(typed: string, decimals: 0 | 2): number | NumberProblem {
  const [, sign, whole = '', grouping, point, cents = ''] =
    pattern.exec(typed.replaceAll(/€|\beur(?:o)?\b/gi, '').trim()) ?? [];
  if (whole === '' || (point !== undefined && point === grouping)) return 'unreadable';
  if (decimals === 0 && Number(cents) > 0) return 'not_whole';
  const digits = whole.replaceAll(/\D/g, '');
  const isOneGroup = grouping !== undefined && '.,'.includes(grouping) && whole.indexOf(grouping) === whole.length - 4;
  if (decimals > 0 && isOneGroup && point === undefined) return 'ambiguous';
  const value = Number(`${digits}.${cents || 0}`);
  return sign ? 0 - value : value;
}
