import type { Locale } from '#contract/base/locale.ts';
import { type Message, type MessageKey, messages } from '#contract/base/messages.ts';

/** The message in a language. */
export function writeMessage(message: Message, locale: Locale): string {
  if (typeof message === 'string') return messages[message][locale];
  if ('text' in message) return message.text;
  if ('de' in message) return message[locale];
  const params = new Map<string, string | number>(Object.entries(message.params));
  return messages[message.key][locale].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params.get(name) ?? ''));
}

/** The message of a schema: a key if the contract names one, otherwise the text in the language of the check. */
export function toMessage(message: string): Message {
  return isKey(message) ? message : { text: message };
}

type KeyWithoutParameters = Extract<Message, MessageKey>;

function isKey(message: string): message is KeyWithoutParameters {
  return Object.hasOwn(messages, message);
}
