// Firefox 115 has none.
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : null;

/**
 * The beginning of a text, at most `maximum` UTF-16 units long. No emoji and no letter with accents is cut in two; in
 * browsers without a segmenter no character is.
 */
export function beginningOf(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  if (!segmenter) return text.slice(0, maximum).replace(/[\ud800-\udbff]$/, '');
  return text.slice(0, segmenter.segment(text).containing(Math.max(0, maximum))?.index);
}

/** A text of at most `maximum` UTF-16 units; an ellipsis stands for what is left out. */
export function shortened(text: string, maximum: number): string {
  return text.length > maximum ? `${beginningOf(text, maximum - 1).trimEnd()}…` : text;
}
