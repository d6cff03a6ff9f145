import type { PersonKey } from './people.ts';

/** Persons with a portrait; the others show how a page looks without one. */
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

/** Name of a person's picture in the media library; undefined without one. */
export function portraitOf(key: PersonKey): `portraet-${PersonKey}` | undefined {
  return portraits.some((one) => one === key) ? `portraet-${key}` : undefined;
}
