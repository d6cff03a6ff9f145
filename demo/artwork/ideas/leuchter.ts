import { type Random, blur, cone, fill, lin, n1, person, rad, range, smoke } from '../brush.ts';

/** The foyer before the bell: a chandelier of rings, and people who have time. */
export function leuchter(W: number, H: number, r: Random): string {
  const cx = W * 0.62,
    cy = H * 0.16;
  let out = fill(
    W,
    H,
    lin(0, 0, 0, H, [
      [0, '#2a1512'],
      [0.6, '#6b3a22'],
      [1, '#1b0d0a'],
    ]),
  );
  out += fill(
    W,
    H,
    rad(cx, cy + H * 0.16, W * 0.6, [
      [0, '#ffcf85', 0.75],
      [0.5, '#8a4a24', 0.2],
      [1, '#140806', 0.85],
    ]),
  );
  for (let i = 0; i < 7; i++) {
    const x = W * (0.02 + i * 0.16);
    out += `<path d="M${n1(x)} ${n1(H * 0.86)} V${n1(H * 0.34)} Q${n1(x + W * 0.055)} ${n1(H * 0.2)} ${n1(x + W * 0.11)} ${n1(H * 0.34)} V${n1(H * 0.86)}Z" fill="${lin(
      0,
      H * 0.2,
      0,
      H * 0.86,
      [
        [0, '#1a2038'],
        [0.7, '#3a2c4a'],
        [1, '#7a4030'],
      ],
    )}" opacity=".85"/><path d="M${n1(x)} ${n1(H * 0.86)} V${n1(H * 0.34)} Q${n1(x + W * 0.055)} ${n1(H * 0.2)} ${n1(x + W * 0.11)} ${n1(H * 0.34)} V${n1(H * 0.86)}" fill="none" stroke="#e0b070" stroke-width="4" opacity=".6"/>`;
  }
  out += cone(cx, cy, 90, 84, H * 0.95, '#ffd596', 0.5);
  out += `<path d="M${cx} -10 V${cy}" stroke="#ffe2a3" stroke-width="5"/>`;
  for (let k = 0; k < 5; k++) {
    const R = H * (0.07 + k * 0.055),
      n = 9 + k * 4;
    for (const i of range(n)) {
      const a = Math.PI * (0.04 + (0.92 * i) / (n - 1)),
        x = cx + Math.cos(a) * R * 1.25,
        y = cy + Math.sin(a) * R;
      out += `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(15 - k)}" fill="#ffcf7a" opacity=".5" filter="${blur(10)}"/><circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(7 - k * 0.7)}" fill="#fff6df"/>`;
    }
  }
  out += fill(
    W,
    H,
    lin(0, H * 0.7, 0, H, [
      [0, '#0d0605', 0],
      [1, '#0d0605', 0.85],
    ]),
  );
  for (const i of range(13)) {
    const x = W * (0.04 + i * 0.078) + (r() - 0.5) * 50,
      h = H * (0.2 + r() * 0.07);
    out += person(x, H * (0.92 + r() * 0.05), h, '#0c0606', 0.1 + r() * 0.2);
  }
  return out + smoke(W, H, 121, 0.002, 0.004, '#ffcf9a', 0.14);
}
