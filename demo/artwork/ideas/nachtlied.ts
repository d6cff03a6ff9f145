import { type Random, fill, lin, n1, range, smoke } from '../brush.ts';

/** Footprints that leave the picture. */
export function nachtlied(W: number, H: number, r: Random): string {
  let out = fill(
    W,
    H,
    lin(0, 0, 0, H, [
      [0, '#1a2740'],
      [0.42, '#5f7594'],
      [0.44, '#c9d4de'],
      [1, '#eef2f4'],
    ]),
  );
  out += smoke(W, H * 0.5, 9, 0.002, 0.006, '#dfe8f2', 0.34);
  for (const _ of range(70))
    out += `<path d="M${n1(r() * W)} ${n1(H * (0.46 + r() * 0.5))} q${n1(40 + r() * 90)} ${n1(-6 - r() * 8)} ${n1(110 + r() * 120)} 0" stroke="#9fb2c4" stroke-width="2" fill="none" opacity="${n1(0.1 + r() * 0.3)}"/>`;
  const branch = (x: number, y: number, a: number, l: number, w: number): string => {
    if (l < 16) return '';
    const ex = x + Math.cos(a) * l,
      ey = y + Math.sin(a) * l;
    return (
      `<path d="M${n1(x)} ${n1(y)} L${n1(ex)} ${n1(ey)}" stroke="#10182a" stroke-width="${n1(w)}" stroke-linecap="round"/>` +
      branch(ex, ey, a - 0.28 - r() * 0.3, l * (0.68 + r() * 0.1), w * 0.64) +
      branch(ex, ey, a + 0.24 + r() * 0.34, l * (0.66 + r() * 0.1), w * 0.6)
    );
  };
  out += branch(W * 0.7, H * 0.56, -1.58, H * 0.155, 22);
  out += `<ellipse cx="${W * 0.7}" cy="${H * 0.565}" rx="90" ry="9" fill="#8ea2b6" opacity=".7"/>`;
  for (const k of range(24)) {
    const t = k / 23,
      x = W * (0.06 + t * 0.6 + Math.sin(t * 6) * 0.03),
      y = H * (0.985 - t ** 0.7 * 0.51),
      s = 1.25 - t * 1.05;
    out += `<ellipse cx="${n1(x + (k % 2 ? 26 : -26) * s)}" cy="${n1(y)}" rx="${n1(13 * s)}" ry="${n1(21 * s)}" fill="#6d8298" opacity=".85" transform="rotate(28 ${n1(x)} ${n1(y)})"/>`;
  }
  for (const k of range(120))
    out += `<circle cx="${n1(r() * W)}" cy="${n1(r() * H)}" r="${n1(1 + (k % 4))}" fill="#fff" opacity="${n1(0.3 + r() * 0.6)}"/>`;
  return out;
}
