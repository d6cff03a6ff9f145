import type { Locale } from '#contract/base/locale.ts';
import type { m } from '#messages/paraglide/messages.js';
import de from '#messages/server/de.json' with { type: 'json' };
import en from '#messages/server/en.json' with { type: 'json' };
import { type CatalogueText, writeText } from '#text/write-text.ts';

/** The values that each text needs for its placeholders. */
type Values = {
  [Name in keyof typeof m as Name extends `server.${infer Key}` ? Key : never]: Parameters<(typeof m)[Name]>[0];
};
type Plain = { [Key in keyof Values]: undefined extends Values[Key] ? Key : never }[keyof Values];

const texts: Record<Locale, Record<keyof Values, CatalogueText>> = { de: de.server, en: en.server };

/** Whether a key that is put together names a text. */
export function isServerText(key: string): key is Plain {
  return Object.hasOwn(texts.de, key);
}

/** A text that the server writes in the language of its reader, other than that of an error. */
export function serverText(key: Plain, locale: Locale): string;
export function serverText<Key extends keyof Values>(key: Key, locale: Locale, values: Values[Key]): string;
export function serverText(key: keyof Values, locale: Locale, values: Readonly<Record<string, unknown>> = {}): string {
  return writeText(texts[locale][key], locale, values);
}
