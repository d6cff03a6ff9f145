import { type Random, cone, fill, lin, n1, person, range, smoke } from '../brush.ts';

/** Bars, and between two of them enough room for one person. */
export function fidelio(W: number, H: number, r: Random): string {
  let out = fill(
    W,
    H,
    lin(0, 0, W, 0, [
      [0, '#0b0d0c'],
      [0.62, '#c9c3a6'],
      [1, '#1a1c18'],
    ]),
  );
  out += cone(W * 0.62, -120, 90, 46, H * 1.4, '#fffbe6', 0.9);
  out += smoke(W, H, 23, 0.002, 0.004, '#fff6d6', 0.34);
  out += `<path d="M0 ${H * 0.9} H${W} V${H} H0Z" fill="#11120f"/>`;
  out += person(W * 0.625, H * 0.94, H * 0.44, '#171412', 0.16);
  const bars = 15;
  for (const k of range(bars)) {
    const x = W * (0.03 + (k / (bars - 1)) * 0.94),
      gap = Math.abs(x - W * 0.625),
      push = gap < W * 0.07 ? Math.sign(x - W * 0.625 || 1) * (W * 0.07 - gap) * 1.1 : 0,
      w = W * 0.017 * (0.9 + r() * 0.2);
    out += `<path d="M${n1(x)} -20 C${n1(x)} ${H * 0.3} ${n1(x + push)} ${H * 0.4} ${n1(x + push)} ${H * 0.62} C${n1(x + push)} ${H * 0.8} ${n1(x)} ${H * 0.85} ${n1(x)} ${H + 20}" fill="none" stroke="${lin(
      x - w,
      0,
      x + w,
      0,
      [
        [0, '#3a3c36'],
        [0.4, '#0a0b0a'],
        [1, '#050605'],
      ],
    )}" stroke-width="${n1(w * 2)}"/>`;
  }
  for (const y of [0.1, 0.86])
    out += `<rect x="-10" y="${n1(H * y)}" width="${W + 20}" height="${n1(H * 0.026)}" fill="#060706"/>`;
  return out;
}
