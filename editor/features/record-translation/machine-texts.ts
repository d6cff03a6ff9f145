import { type Locale, locales } from '#contract/base/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { Observable } from '../../core/observable.ts';

/**
 * Texts that a machine has written into panels of records and nobody has read, each after its language. A text that is
 * changed is another text, and counts as read.
 */
export const unreadTexts = new Observable<ReadonlySet<string>>(new Set());

const keyOf = (locale: Locale, text: string) => `${locale} ${text}`;

export function markUnread(locale: Locale, text: string): void {
  unreadTexts.set(new Set([...unreadTexts.get(), keyOf(locale, text)]));
}

export function markRead(locale: Locale, text: string): void {
  unreadTexts.set(new Set([...unreadTexts.get()].filter((key) => key !== keyOf(locale, text))));
}

export function isUnread(unread: ReadonlySet<string>, locale: Locale, text: string): boolean {
  return unread.has(keyOf(locale, text));
}

/** Why values with bilingual texts in any depth are not applied: names what nobody has read yet. Empty if all is read. */
export function unreadProblem(values: unknown): string {
  const texts = [...new Set(unreadIn(values))];
  return texts.length === 0
    ? ''
    : m.record_read_first({ texts: texts.map((text) => m.record_quoted({ text })).join(', ') });
}

function unreadIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const unread = unreadTexts.get();
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    if (typeof inner !== 'string') return unreadIn(inner);
    return locales.some((locale) => locale === name && isUnread(unread, locale, inner)) ? [inner] : [];
  });
}
