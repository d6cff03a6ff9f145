import type { Locale } from '#contract/base/locale.ts';
import { isServerText, serverText } from '../../platform/server-text.ts';

/** What the back office calls a text of a record, by its path, `questions.2.answer.de`; undefined if it has no name. */
export function textName(path: string, locale: Locale): string | undefined {
  const parts = path.split('.').filter((part) => !/^(?:\d+|de|en)$/.test(part));
  const key = [`name.${parts.join('.')}`, `name.${parts[0]}`].find(isServerText);
  return key && serverText(key, locale);
}
