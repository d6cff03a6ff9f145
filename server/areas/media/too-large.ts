import { AppError } from '#contract/base/errors.ts';

/** The error for a file above the size limit; its message contains the limit. */
export function tooLarge(maxBytes: number): AppError {
  const megabytes = new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(maxBytes / (1024 * 1024));
  return new AppError('payload_too_large', {
    de: `Die Datei ist zu groß: höchstens ${megabytes.replace('.', ',')} MB.`,
    en: `The file is too large: at most ${megabytes} MB.`,
  });
}
