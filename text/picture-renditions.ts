/** Widths in CSS pixels at which pictures are kept; spec: xs, sm, md, lg, xl, xxl. */
export const renditionWidths = [320, 640, 768, 1024, 1280, 1536] as const;
/** Formats of renditions, best first. */
export const renditionFormats = ['avif', 'webp', 'jpg'] as const;
export type RenditionFormat = (typeof renditionFormats)[number];

/** The address of a picture in a width and format. */
export function renditionUrl(base: string, width: number, format: RenditionFormat): string {
  return `${base}/${width}.${format}`;
}

/** An own width this much larger than the width below it, at most, replaces it: pages name no more widths than needed. */
const nearBy = 1.5;

/**
 * Widths in which a picture is offered: none wider than the original, but always one, and the original's own if it is
 * narrower than the widest.
 */
export function widthsFor(original: number): number[] {
  const fitting = listedWidths(original);
  const last = fitting.at(-1) ?? 0;
  const own = Math.min(original, Math.max(...renditionWidths));
  if (own <= last) return fitting;
  return [...(own <= last * nearBy ? fitting.slice(0, -1) : fitting), own];
}

/** Widths that have an address: also those in which a picture is no longer offered, but may be linked. */
export function servedWidths(original: number): number[] {
  return [...new Set([...listedWidths(original), ...widthsFor(original)])];
}

function listedWidths(original: number): number[] {
  const fitting = renditionWidths.filter((width) => width <= original);
  return fitting.length > 0 ? fitting : [renditionWidths[0]];
}
