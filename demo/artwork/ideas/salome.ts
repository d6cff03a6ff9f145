import { type Point, type Random, P, def, lin, rad, blur, fill, smoke } from '../brush.ts';

const moon = (cx: number, cy: number, R: number, seed: number) => {
  const clip = def((id) => `<clipPath id="${id}"><circle cx="${cx}" cy="${cy}" r="${R}"/></clipPath>`);
  return `<circle cx="${cx}" cy="${cy}" r="${R * 1.22}" fill="#ff8a5c" opacity=".4" filter="${blur(R * 0.22)}"/><circle cx="${cx}" cy="${cy}" r="${R}" fill="${rad(
    cx - R * 0.25,
    cy - R * 0.3,
    R * 1.5,
    [
      [0, '#fff3dc'],
      [0.4, '#f7c99b'],
      [0.75, '#d8573c'],
      [1, '#7d1220'],
    ],
  )}"/><g clip-path="${clip}"><g transform="translate(${cx - R} ${cy - R})">${smoke(R * 2, R * 2, seed, 0.006, 0.006, '#8e2a22', 0.8)}${smoke(R * 2, R * 2, seed + 4, 0.02, 0.02, '#fff2da', 0.32)}</g></g>`;
};
const veil = (W: number, H: number, i: number, n: number, r: Random, colour: string, a: number) => {
  const y0 = H * (0.2 + (i / n) * 0.62),
    pts: Point[] = [],
    low: Point[] = [],
    amp = H * (0.1 + r() * 0.12),
    ph = r() * 6,
    f = 1.1 + r() * 1.1,
    th = H * (0.12 + r() * 0.22);
  for (let k = 0; k <= 60; k++) {
    const t = k / 60,
      x = -60 + t * (W + 120),
      base = y0 + Math.sin(t * f * 3.1 + ph) * amp - t * H * 0.16;
    pts.push([x, base]);
    low.push([x, base + th * (0.18 + 0.9 * Math.abs(Math.sin(t * f * 2.2 + ph * 1.7 + i)))]);
  }
  const g = lin(0, y0 - amp, 0, y0 + amp + th, [
    [0, colour, a * 1.25],
    [0.4, colour, a * 0.55],
    [1, colour, a],
  ]);
  const back = low.toReversed();
  return `<path d="${P(pts)}${P(back).replace('M', 'L')}Z" fill="${g}"/><path d="${P(pts)}" fill="none" stroke="#ffd9c2" stroke-width="1.6" opacity=".42"/><path d="${P(back)}" fill="none" stroke="#ffb9a0" stroke-width="1" opacity=".2"/>`;
};

/** Seven veils in front of one moon. */
export function salome(W: number, H: number, r: Random): string {
  const wide = W > H,
    cx = wide ? W * 0.665 : W * 0.52,
    cy = wide ? H * 0.43 : H * 0.38,
    R = Math.min(W, H) * (wide ? 0.36 : 0.39);
  let out = fill(
    W,
    H,
    rad(cx, cy, W * 0.9, [
      [0, '#6e1220'],
      [0.4, '#3a0a1c'],
      [0.75, '#170611'],
      [1, '#090308'],
    ]),
  );
  out += smoke(W, H, 11, 0.0018, 0.004, '#1a0410', 0.7) + moon(cx, cy, R, 21);
  const tones = ['#30061a', '#8a0f24', '#4b0a2a', '#b01a2c', '#2a0620', '#7a0d2c', '#14040f'];
  for (let i = 0; i < 7; i++)
    out += veil(W, H, i, 7, r, tones[i] ?? '#14040f', [0.5, 0.46, 0.55, 0.4, 0.6, 0.5, 0.72][i] ?? 0.5);
  out += fill(
    W,
    H,
    lin(0, 0, 0, H, [
      [0, '#070206', 0.45],
      [0.3, '#070206', 0],
      [0.62, '#070206', 0],
      [1, '#070206', 0.85],
    ]),
  );
  return out;
}
