import type { PersonKey } from './people.ts';

/** Those who have a portrait; the others have none on purpose. */
export const portraits = [
  'halmdahl',
  'mordhorst',
  'tarkowski',
  'seo',
  'mbalwe',
  'ostergren',
  'ohlsdorff',
  'vandersluis',
  'okwuosa',
  'tveitmoor',
  'kantorsky',
  'zandtner',
  'quiroval',
  'hwang',
  'brockhoven',
  'wirrbach',
  'ristweg',
  'cordovil',
  'solbjerg',
  'sturmhoefel',
  'kvernadze',
  'dahm',
  'adeyinka',
  'montefalco',
  'lindqvarn',
  'engelhorn',
  'weidenbrueck',
  'brahmsfeld',
  'quint',
  'kitagawara',
  'roussac',
  'takabe',
  'belvaux',
  'hohlwein',
  'eschweiler',
  'calvario',
  'traore',
  'drosthagen',
  'lykke',
  'lohwald',
  'perlbach',
  'vierheller',
] as const satisfies PersonKey[];

/** Name of somebody's picture in the library; undefined for those who have none. */
export function portraitOf(key: PersonKey): `portraet-${PersonKey}` | undefined {
  return portraits.some((one) => one === key) ? `portraet-${key}` : undefined;
}
