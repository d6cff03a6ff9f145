/** A colour as `#rrggbb`, in upper or lower case. */
export const colourPattern = /^#[0-9a-f]{6}$/i;

export function isColour(value: unknown): value is string {
  return typeof value === 'string' && colourPattern.test(value);
}

/** Arithmetic with colours as `#rrggbb`, in sRGB. */
export type Channels = readonly [red: number, green: number, blue: number];

export const black = '#000000';
export const white = '#ffffff';

/** Red, green and blue, 0 to 255. */
export function channelsOf(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function fromChannels(channels: Channels): string {
  return `#${channels.map((each) => Math.round(each).toString(16).padStart(2, '0')).join('')}`;
}

/** The colour that lies on the way from one to another; 0 is the first, 1 the second. */
export function mix(from: string, to: string, part: number): string {
  const [a, b] = [channelsOf(from), channelsOf(to)];
  const between = (index: 0 | 1 | 2) => a[index] + (b[index] - a[index]) * part;
  return fromChannels([between(0), between(1), between(2)]);
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const linear = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = linear;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours as WCAG 2.2 defines it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** True for a colour on which white can be read better than black. */
export function isDark(colour: string): boolean {
  return contrast(colour, white) > contrast(colour, black);
}

/** The nearest colour on the way to another one that is accepted; the other one itself if none is. */
export function towards(colour: string, goal: string, accepts: (colour: string) => boolean): string {
  for (let step = 0; step <= 100; step += 1) {
    const candidate = mix(colour, goal, step / 100);
    if (accepts(candidate)) return candidate;
  }
  return goal;
}

/** The nearest colour, lighter or darker, that is accepted; undefined if there is none. */
export function nearest(colour: string, accepts: (colour: string) => boolean): string | undefined {
  for (let step = 0; step <= 100; step += 1) {
    const found = [black, white].map((goal) => mix(colour, goal, step / 100)).find((candidate) => accepts(candidate));
    if (found !== undefined) return found;
  }
  return undefined;
}
