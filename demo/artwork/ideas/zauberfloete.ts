import { n1, lin, rad, blur, fill, smoke, person } from '../brush.ts';

/** The flute is a column of light with seven holes; the night is built of stars in rows. */
export function zauberfloete(W: number, H: number): string {
  const cx = W > H ? W * 0.62 : W * 0.5,
    cy = H * 1.02;
  let out = fill(
    W,
    H,
    rad(cx, cy, H * 1.25, [
      [0, '#e6b45c'],
      [0.16, '#8a5a6a'],
      [0.36, '#27307a'],
      [0.7, '#0c123f'],
      [1, '#04061c'],
    ]),
  );
  for (let i = 0; i < 17; i++) {
    const R = H * 0.13 * 1.17 ** i;
    for (let k = 0; k <= 32; k++) {
      const a = Math.PI + (Math.PI * k) / 32,
        x = cx + Math.cos(a) * R * 1.12,
        y = cy + Math.sin(a) * R;
      if (x < -20 || x > W + 20 || y < -20 || Math.abs(x - cx) < 12 || y > H) continue;
      const s = 0.7 + R * 0.0062,
        o = Math.min(1, 0.25 + i * 0.06);
      out += `<path transform="translate(${n1(x)} ${n1(y)}) rotate(${n1((a * 180) / Math.PI)})" d="M${-s * 2.1} 0 L${-s * 0.45} ${-s * 0.45} L0 ${-s * 2.1} L${s * 0.45} ${-s * 0.45} L${s * 2.1} 0 L${s * 0.45} ${s * 0.45} L0 ${s * 2.1} L${-s * 0.45} ${s * 0.45}Z" fill="#f7e7b8" opacity="${o}"/>`;
    }
  }
  out += smoke(W, H, 7, 0.0016, 0.003, '#050722', 0.8);
  const top = H * 0.1,
    w = H * 0.019;
  out += `<rect x="${cx - w * 5}" y="${top}" width="${w * 10}" height="${H}" fill="#ffd98c" opacity=".34" filter="${blur(38)}"/><rect x="${cx - w * 1.6}" y="${top}" width="${w * 3.2}" height="${H}" fill="#fff0c4" opacity=".5" filter="${blur(12)}"/>`;
  out += `<rect x="${cx - w}" y="${top}" width="${w * 2}" height="${H}" rx="${w}" fill="${lin(cx - w, 0, cx + w, 0, [
    [0, '#c98a35'],
    [0.35, '#fffdf2'],
    [0.6, '#ffe6a4'],
    [1, '#a4651f'],
  ])}"/>`;
  for (let i = 0; i < 7; i++)
    out += `<ellipse cx="${cx}" cy="${top + H * (0.14 + i * 0.078)}" rx="${w * 0.46}" ry="${w * 0.55}" fill="#1a1236"/>`;
  out += `<path d="M0 ${H} L0 ${H * 0.965} Q${cx * 0.6} ${H * 0.93} ${cx} ${H * 0.955} T${W} ${H * 0.95} L${W} ${H}Z" fill="#04051a"/>`;
  out += person(cx - H * 0.13, H * 0.962, H * 0.085, '#04051a', 0.16);
  return out;
}
