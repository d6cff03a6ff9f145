/** Letters that names in an opera house have daily, in ranges as CSS writes them: those of Spectral in `ui/fonts.css`. */
export const dailyRanges =
  'U+0000-00FF, U+0102-0103, U+0105-0107, U+010C-0111, U+0119-011B, U+011E-011F, U+0130-0131, U+0141-0142, U+0144, U+0147-0148, U+0150-0153, U+0158-015B, U+015E-0161, U+0164-0165, U+016E-0171, U+017A-017E, U+0218-021B, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

/** Without these no page of a German house can be set. */
const needed = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÄÖÜäöüß0123456789.,:;!?-()';

/** Code points of a list of ranges as CSS writes it, `U+0000-00FF, U+0131`. */
export function lettersOf(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

/** The needed letters that a font lacks. */
export function missingLetters(present: Iterable<number>): string[] {
  const found = new Set(present);
  return [...needed].filter((letter) => !found.has(letter.charCodeAt(0)));
}
