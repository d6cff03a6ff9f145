import type { Locale } from './languages.ts';

/** A text of a catalogue in the inlang message format: as it is, or one for each plural form of a number. */
export type CatalogueText =
  | string
  | readonly { declarations: readonly string[]; match: Readonly<Record<string, string>> }[];

/** The text with its values instead of `{name}`; a placeholder without a value stays. */
export function writeText(text: CatalogueText, locale: Locale, values: Readonly<Record<string, unknown>>): string {
  const form = typeof text === 'string' ? text : pluralForm(text, locale, values);
  return form.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

function pluralForm([text]: Exclude<CatalogueText, string>, locale: Locale, values: Readonly<Record<string, unknown>>) {
  const number = /= (\w+): plural/.exec(text?.declarations.join(' ') ?? '')?.[1] ?? '';
  return text?.match[`plural=${new Intl.PluralRules(locale).select(Number(values[number]))}`] ?? '';
}
