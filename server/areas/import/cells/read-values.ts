import { invalid } from '#contract/base/errors.ts';
import { escapeHtml } from '#text/escape-html.ts';
import { localizedOf } from '#contract/base/localized.ts';
import { recordOf } from '#contract/base/records.ts';

/** Yes or no, in both languages and as spreadsheets write it. */
export function readFlag(cell: string, path: string): boolean {
  if (!isFlag(cell)) throw invalid(path, 'yes_or_no');
  return yes.includes(cell.toLowerCase());
}

const yes = ['true', 'ja', 'yes', 'wahr', '1', 'x', 'j', 'y'];
const no = ['false', 'nein', 'no', 'falsch', '0', '-', 'n'];

/** Whether a cell says yes or no. */
export function isFlag(cell: string): boolean {
  return [...yes, ...no].includes(cell.toLowerCase());
}

/** A whole number, with words around it: `ab 12`, `12+`. */
export function readWhole(cell: string, path: string): number {
  const [, digits] = /^(?:ab|from|age)?\s*(-?\d{1,6})\s*(?:\+|jahren?|years?|pausen?|intervals?)?$/i.exec(cell) ?? [];
  if (digits === undefined) throw invalid(path, { key: 'whole_number_expected', params: { text: cell } });
  return Number(digits);
}

/** `150`, `150 Min.`, `2:30`, `2 h 30 min`, `2 Std. 30 Min.` in minutes. */
export function readMinutes(cell: string, path: string): number {
  const text = cell.toLowerCase().replaceAll(/ca\.|etwa|about|\s+/g, '');
  const [, minutes] = /^(\d{1,4})(?:min(?:\.|uten|utes)?)?$/.exec(text) ?? [];
  if (minutes !== undefined) return Number(minutes);
  const [, hours, rest = '0'] =
    /^(\d{1,2})(?::|h|std\.?|stunden?|hours?)(?:(?:und|and)?(\d{1,2})(?:h|min(?:\.|uten|utes)?)?)?$/.exec(text) ?? [];
  if (hours === undefined || Number(rest) > 59)
    throw invalid(path, { key: 'minutes_expected', params: { text: cell } });
  return Number(hours) * 60 + Number(rest);
}

const amount = String.raw`(?:€|eur)?\s*(\d{1,5}(?:[.,]\d{1,2})?)(?:,-)?\s*(?:€|eur)?`;
const amountAlone = new RegExp(`^${amount}$`, 'i');
/** `Parkett: 89,00 / 44,50`, `Parkett 89 (44,50)`; as in our own exports: `Parkett, 89, 44.5`. */
const namedPrices = [
  String.raw`^(.*?\S),\s+${amount}(?:,\s+${amount})?$`,
  // Prices with commas between them are not the name of the last one.
  String.raw`^(?!.*\d(?:,-|\s*€|\s*eur)?,\s)(.*?[^\s/])\s*[:=]?\s+${amount}(?:\s*[/(]\s*${amount}\s*\)?)?$`,
].map((pattern) => new RegExp(pattern, 'i'));

/** `12,50`, `12.5`, `€ 12`, in euros. */
export function readAmount(cell: string, path: string): number {
  const [, number] = amountAlone.exec(cell) ?? [];
  if (number === undefined) throw invalid(path, { key: 'amount_expected', params: { text: cell } });
  return euros(number);
}

function euros(text: string): number {
  return Number(text.replace(',', '.'));
}

/** A list of named prices, separated by `|`, `;` or line breaks; English names of prices with the same German one stay. */
export function readPrices(cell: string, before: unknown): { name: unknown; price: number; reduced: number | null }[] {
  const known = Array.isArray(before) ? before.map((one) => localizedOf(recordOf(one).name)) : [];
  return partsOf(cell, /[|;\n]/).map((part) => {
    const [, name, price, reduced] = namedPrices.flatMap((pattern) => pattern.exec(part) ?? []);
    if (name === undefined || price === undefined) {
      throw invalid('prices', { key: 'prices_expected', params: { text: part } });
    }
    return {
      name: known.find(({ de }) => de === name) ?? { de: name, en: '' },
      price: euros(price),
      reduced: reduced === undefined ? null : euros(reduced),
    };
  });
}

/** The entries of a cell that holds a list. */
export function partsOf(cell: string, separator: RegExp): string[] {
  return cell
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Converts plain text to paragraphs. */
export function readRichText(text: string): string {
  if (/<(?:p|br|ul|ol|blockquote)\b/i.test(text)) return text;
  return escapeHtml(text)
    .split(/(?:\r?\n\s*){2,}/)
    .map((part) => `<p>${part.trim().replaceAll(/\r?\n/g, '<br>')}</p>`)
    .join('');
}
