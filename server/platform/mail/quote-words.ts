import type { Locale } from '#contract/base/locale.ts';
import { serverText } from '../server-text.ts';

/** What somebody typed, as one paragraph in quotation marks: a link in it is not the link of the mail. */
export function quoteWords(text: string, locale: Locale): string {
  const lines = text.trim().replaceAll(/\n{2,}/g, '\n');
  return serverText('mail.quoted', locale, { words: lines });
}
