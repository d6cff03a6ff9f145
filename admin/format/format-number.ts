import { languageTag } from './language-tag.ts';

/** A number with the separators of the interface language. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(languageTag(), options).format(value);
}
