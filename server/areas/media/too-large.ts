import { AppError } from '#contract/base/errors.ts';
import { byLocale } from '#text/languages.ts';
import { writeMessage } from '../../http/errors/write-message.ts';

/** The error for a file above the size limit; its message contains the limit. */
export function tooLarge(maxBytes: number): AppError {
  const sentence = byLocale((locale) => {
    const megabytes = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(maxBytes / (1024 * 1024));
    return writeMessage({ key: 'file_too_large', params: { megabytes } }, locale);
  });
  return new AppError('payload_too_large', sentence);
}
