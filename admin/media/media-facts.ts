import type { Media } from '#contract/media/media.ts';
import type { MediaGap } from '#contract/media/media-api.ts';

const isEmpty = (text: string) => text.trim() === '';

/** Missing texts of an entry, most urgent first; same rule as the server's filter. */
export function mediaGapsOf({ kind, decorative, alt, caption, copyright }: Media): MediaGap[] {
  const gaps: MediaGap[] = [];
  if (kind === 'image' && !decorative && isEmpty(alt.de)) gaps.push('alt');
  if ([alt, caption].some(({ de, en }) => !isEmpty(de) && isEmpty(en))) gaps.push('translation');
  if (kind === 'image' && isEmpty(copyright.de)) gaps.push('copyright');
  return gaps;
}

/** `PDF` of `heft.pdf`. */
export function fileExtension(fileName: string): string {
  return (/\.([^.]+)$/.exec(fileName)?.[1] ?? '').toUpperCase();
}

/** File size for display: `1,4 MB`. */
export function formatFileSize(locale: string, bytes: number): string {
  const [value, unit] = inUnit(bytes);
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)} ${unit}`;
}

function inUnit(bytes: number): [value: number, unit: string] {
  if (bytes < 1_000_000) return [bytes / 1000, 'kB'];
  return bytes < 1_000_000_000 ? [bytes / 1_000_000, 'MB'] : [bytes / 1_000_000_000, 'GB'];
}
