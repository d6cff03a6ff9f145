import type { Locale } from '#contract/base/locale.ts';
import type { Message, MessageKey } from '#contract/base/messages.ts';
import de from '#messages/server/de.json' with { type: 'json' };
import en from '#messages/server/en.json' with { type: 'json' };
import { type CatalogueText, writeText } from '#text/write-text.ts';

const texts: Record<Locale, Record<MessageKey, CatalogueText>> = { de: de.errors, en: en.errors };

export function writeMessage(message: Message, locale: Locale): string {
  if (typeof message === 'string') return writeText(texts[locale][message], locale, {});
  if ('text' in message) return message.text;
  if ('de' in message) return message[locale];
  return writeText(texts[locale][message.key], locale, message.params);
}

/** The message of a schema: a key if the contract names one, otherwise the text in the language of the check. */
export function toMessage(message: string): Message {
  return isKey(message) ? message : { text: message };
}

type KeyWithoutParameters = Extract<Message, MessageKey>;

function isKey(message: string): message is KeyWithoutParameters {
  return Object.hasOwn(texts.de, message);
}
