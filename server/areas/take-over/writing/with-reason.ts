import type { LocalizedText } from '#contract/base/localized.ts';
import type { Message } from '#contract/base/messages.ts';
import { byLocale } from '#text/languages.ts';
import { writeMessage } from '../../../http/errors/write-message.ts';

/** A message that quotes another one, in both languages. */
export function withReason(
  key: 'take_over_not_published' | 'take_over_away' | 'take_over_no_navigation',
  reason: Message,
): LocalizedText {
  return byLocale((locale) => writeMessage({ key, params: { reason: writeMessage(reason, locale) } }, locale));
}
