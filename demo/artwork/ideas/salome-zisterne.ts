import { type Random, n1, P, mix, lin, rad, blur, fill } from '../brush.ts';

/** Salome, second picture: the cistern, looked into from above. */
export function salomeZisterne(W: number, H: number, r: Random): string {
  const cx = W * 0.5,
    cy = H * 0.5;
  let out = fill(W, H, '#170a0b');
  for (let i = 0; i < 22; i++) {
    const t = i / 21,
      R = H * 0.92 * 0.865 ** i,
      ox = -t * H * 0.05,
      oy = t * H * 0.06;
    out += `<ellipse cx="${cx + ox}" cy="${cy + oy}" rx="${R * 1.06}" ry="${R}" fill="${lin(
      cx - R,
      cy - R,
      cx + R,
      cy + R,
      i % 2
        ? [
            [0, '#0a0405'],
            [0.55, mix('#4a2620', '#3a0a12', t)],
            [1, mix('#e0a27c', '#c01c2a', t)],
          ]
        : [
            [0, '#050203'],
            [0.55, mix('#2a1412', '#22060b', t)],
            [1, mix('#6e4030', '#6b0d18', t)],
          ],
    )}" transform="rotate(${(r() - 0.5) * 3} ${cx} ${cy})"/>`;
    const n = 26;
    for (let k = 0; k < n; k++) {
      const a = (k + (i % 2) / 2 + (r() - 0.5) * 0.3) * (6.283 / n),
        q = R * 0.865;
      out += `<path d="${P([
        [cx + ox + Math.cos(a) * R * 1.06, cy + oy + Math.sin(a) * R],
        [cx + ox + Math.cos(a) * q * 1.06, cy + oy + Math.sin(a) * q],
      ])}" stroke="#0a0404" stroke-width="${n1(3.4 * (1 - t) + 0.6)}" opacity=".55"/>`;
    }
  }
  out += `<ellipse cx="${cx - H * 0.05}" cy="${cy + H * 0.06}" rx="${H * 0.062}" ry="${H * 0.056}" fill="#050203"/><circle cx="${cx - H * 0.045}" cy="${cy + H * 0.062}" r="7" fill="#f8e6d2"/><circle cx="${cx - H * 0.045}" cy="${cy + H * 0.062}" r="26" fill="#f8b08a" opacity=".5" filter="${blur(12)}"/>`;
  out += fill(
    W,
    H,
    rad(cx, cy, W * 0.62, [
      [0, '#000', 0],
      [0.6, '#080304', 0.2],
      [1, '#050203', 0.9],
    ]),
  );
  return out;
}
