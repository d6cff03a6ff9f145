import type { TypefaceKind } from '#contract/settings/theme/own-typeface.ts';
import type { FaceMeasures } from './measure-font.ts';

/** Widths of the sample text in the fonts of devices, as `bin/fonts/measure-devices.mjs` prints them. */
const widths: Record<TypefaceKind, Record<'usual' | 'android', { upright: number; italic: number }>> = {
  serif: { usual: { upright: 650.2, italic: 652.1 }, android: { upright: 771.9, italic: 749.2 } },
  sans: { usual: { upright: 719.3, italic: 719.7 }, android: { upright: 712.5, italic: 692.5 } },
};

/** What a font of the device is scaled to in the place of a face, in percent. */
export function standInsFor(
  { width, ascent, descent }: FaceMeasures,
  { kind, isItalic }: { kind: TypefaceKind; isItalic: boolean },
) {
  const standIn = (device: 'usual' | 'android') => {
    const size = width / widths[kind][device][isItalic ? 'italic' : 'upright'];
    return { size: percent(size), ascent: percent(ascent / size), descent: percent(descent / size) };
  };
  return { usual: standIn('usual'), android: standIn('android') };
}

function percent(part: number): number {
  return Math.round(part * 1000) / 10;
}
