import { AppError } from '#contract/errors.ts';

/** Says how large a file may be, so that nobody has to guess. */
export function tooLarge(mostBytes: number): AppError {
  const megabytes = new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(mostBytes / (1024 * 1024));
  return new AppError('payload_too_large', {
    de: `Die Datei ist zu groß: höchstens ${megabytes.replace('.', ',')} MB.`,
    en: `The file is too large: at most ${megabytes} MB.`,
  });
}
