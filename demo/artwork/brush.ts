/** A pseudo-random number generator: numbers from 0 to 1, the same ones for the same seed. */
export type Random = () => number;
export type Point = readonly [number, number];
type Stop = readonly [offset: number, colour: string, opacity?: number];

export function random(start: number): Random {
  let seed = start;
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function range(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i);
}

/** One decimal place: precise enough for a picture, and short. */
export function n1(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A path through points. */
export function P(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${n1(x)} ${n1(y)}`).join('');
}

export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

function hex(colour: string): [number, number, number] {
  return [parseInt(colour.slice(1, 3), 16), parseInt(colour.slice(3, 5), 16), parseInt(colour.slice(5, 7), 16)];
}

/** The colour between two, both as `#rrggbb`; t from 0 to 1. */
export function mix(a: string, b: string, t: number): string {
  const [r1, g1, b1] = hex(a);
  const [r2, g2, b2] = hex(b);
  const k = Math.max(0, Math.min(1, t));
  return `rgb(${Math.round(lerp(r1, r2, k))},${Math.round(lerp(g1, g2, k))},${Math.round(lerp(b1, b2, k))})`;
}

// Definitions of the picture that is being drawn; one picture is drawn at a time.
let definitions = '';
let count = 0;

/** Clears the definitions of earlier pictures. */
export function newCanvas(): void {
  definitions = '';
  count = 0;
}

/** Gradients, filters and clips that the picture uses. */
export function canvasDefinitions(): string {
  return definitions;
}

export function def(make: (id: string) => string): string {
  count += 1;
  const id = `d${count}`;
  definitions += make(id);
  return `url(#${id})`;
}

function stops(list: readonly Stop[]): string {
  return list
    .map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
}

export function lin(x1: number, y1: number, x2: number, y2: number, list: readonly Stop[]): string {
  return def(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`,
  );
}

export function rad(cx: number, cy: number, r: number, list: readonly Stop[]): string {
  return def(
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}" fx="${cx}" fy="${cy}">${stops(list)}</radialGradient>`,
  );
}

export function blur(sx: number, sy = sx): string {
  return def(
    (id) =>
      `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${sx} ${sy}"/></filter>`,
  );
}

export function fill(W: number, H: number, paint: string, extra = ''): string {
  return `<rect width="${W}" height="${H}" fill="${paint}" ${extra}/>`;
}

/** Stage fog over the whole picture. */
export function smoke(
  W: number,
  H: number,
  seed: number,
  fx: number,
  fy: number,
  colour: string,
  amount: number,
  extra = '',
): string {
  const [r, g, b] = hex(colour).map((value) => value / 255);
  const filter = def(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${fx} ${fy}" numOctaves="4" seed="${seed}"/><feColorMatrix values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${amount * 3.2} 0 0 0 ${-amount * 1.15}"/></filter>`,
  );
  return `<rect width="${W}" height="${H}" filter="${filter}" ${extra}/>`;
}

export function rough(seed: number, fx: number, fy: number, scale: number): string {
  return def(
    (id) =>
      `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency="${fx} ${fy}" numOctaves="3" seed="${seed}"/><feDisplacementMap in="SourceGraphic" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/></filter>`,
  );
}

/** A beam of light from a point, `deg` its direction, `spread` its angle. */
export function cone(
  x: number,
  y: number,
  deg: number,
  spread: number,
  length: number,
  colour: string,
  opacity: number,
): string {
  const t = (deg * Math.PI) / 180;
  const s = (spread * Math.PI) / 360;
  const end = (k: number): Point => [x + Math.cos(t + k) * length, y + Math.sin(t + k) * length];
  const paint = lin(x, y, x + Math.cos(t) * length, y + Math.sin(t) * length, [
    [0, colour, opacity],
    [0.35, colour, opacity * 0.45],
    [1, colour, 0],
  ]);
  return `<path d="${P([[x, y], end(-s), end(s)])}Z" fill="${paint}" filter="${blur(spread * 0.5 + 3)}"/><path d="${P([[x, y], end(-s * 0.55), end(s * 0.55)])}Z" fill="${paint}" filter="${blur(spread * 0.3 + 2)}" opacity=".6"/>`;
}

/** A curtain between two x; `lit` says how bright it is at an x. */
export function curtain(
  x0: number,
  x1: number,
  H: number,
  folds: number,
  r: Random,
  dark: string,
  light: string,
  lit: (x: number) => number = () => 1,
  hem = H + 40,
): string {
  const cuts = [0];
  let total = 0;
  for (let i = 0; i < folds; i++) {
    total += 0.55 + r() * 0.9;
    cuts.push(total);
  }
  let out = '';
  for (let i = 0; i < folds; i++) {
    const a = lerp(x0, x1, (cuts[i] ?? 0) / total),
      b = lerp(x0, x1, (cuts[i + 1] ?? total) / total),
      m = (a + b) / 2;
    const l = lit(m),
      peak = 0.25 + r() * 0.3,
      drop = (r() - 0.5) * 26,
      s = (r() - 0.5) * 16;
    const g = lin(a, 0, b, 0, [
      [0, mix(dark, light, 0.02 * l)],
      [peak, mix(dark, light, (0.55 + r() * 0.4) * l)],
      [peak + 0.22, mix(dark, light, 0.34 * l)],
      [1, mix(dark, light, 0)],
    ]);
    out += `<path d="M${n1(a - 1)} -20 L${n1(b + 1)} -20 C${n1(b + s)} ${H * 0.4} ${n1(b - s)} ${H * 0.7} ${n1(b + 2)} ${hem + drop} Q${n1(m)} ${hem + drop + 26} ${n1(a - 2)} ${hem + drop} C${n1(a - s)} ${H * 0.7} ${n1(a + s)} ${H * 0.4} ${n1(a - 1)} -20Z" fill="${g}"/>`;
  }
  return out;
}

/** A figure from behind, feet at x and y. */
export function person(x: number, y: number, height: number, paint: string, skirt = 0.3, lean = 0): string {
  return `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${lean}) scale(${n1(height) / 100})" fill="${paint}"><circle cx="0" cy="-92" r="7.6"/><path d="M-3 -85 L3 -85 C10 -83 13 -78 12 -66 L9 -50 L${100 * skirt} 0 L${-100 * skirt} 0 L-9 -50 L-12 -66 C-13 -78 -10 -83 -3 -85Z"/></g>`;
}
