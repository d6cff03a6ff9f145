import type { LocalizedText } from '#contract/base/localized.ts';
import type { Message } from '#contract/base/messages.ts';
import { byLocale } from '#text/languages.ts';
import { writeMessage } from '../../../http/errors/write-message.ts';

type Quoting = 'take_over_not_published' | 'take_over_away' | 'take_over_no_navigation';

/** A message that quotes another one, in both languages; that of a file names it. */
export function withReason(key: Quoting, reason: Message): LocalizedText;
export function withReason(key: 'take_over_file', reason: Message, file: string): LocalizedText;
export function withReason(key: Quoting | 'take_over_file', reason: Message, file = ''): LocalizedText {
  return byLocale((locale) => {
    const params = { reason: writeMessage(reason, locale), file };
    return writeMessage({ key, params }, locale);
  });
}
