import type { m } from '#messages/paraglide/messages.js';
import type { LocalizedText } from './localized.ts';

/** The values that each error text of `messages/server/` needs for its placeholders. */
type Values = {
  [Name in keyof typeof m as Name extends `errors.${infer Key}` ? Key : never]: Parameters<(typeof m)[Name]>[0];
};

export type MessageKey = keyof Values;

type WithValues = {
  [Key in MessageKey]: undefined extends Values[Key]
    ? Key
    : { key: Key; params: Record<keyof Values[Key], string | number> };
}[MessageKey];

/**
 * What an error says, before it is written in the language of the request: a key of the error texts with the values for
 * its placeholders, or a finished text in one or both languages.
 */
export type Message = WithValues | { text: string } | LocalizedText;
