import { type Point, type Random, n1, P, lin, fill, smoke, rough } from '../brush.ts';

/** The river, the bridge, the way home. */
export function rhein(W: number, H: number, r: Random): string {
  const sh = H * 0.56;
  let out = fill(
    W,
    H,
    lin(0, 0, 0, H, [
      [0, '#0b0f26'],
      [0.4, '#3b2350'],
      [0.55, '#c2583e'],
      [0.562, '#3a1c34'],
      [1, '#070814'],
    ]),
  );
  out += smoke(W, H, 101, 0.0015, 0.006, '#f0915e', 0.28);
  const mass: Point[] = [[0, sh]];
  let x = 0;
  while (x < W) {
    const w = 18 + r() * 60,
      h = H * (0.02 + r() * 0.06);
    mass.push([x, sh - h], [x + w, sh - h]);
    x += w;
  }
  mass.push([W, sh]);
  out += `<path d="${P(mass)}Z" fill="#120a1a"/>`;
  const tx = W * 0.26;
  [0, 1].forEach((k) => {
    const q = tx + k * H * 0.075,
      pts: Point[] = [
        [q - H * 0.03, sh],
        [q - H * 0.03, sh - H * 0.2],
        [q - H * 0.018, sh - H * 0.22],
        [q, sh - H * 0.4],
        [q + H * 0.018, sh - H * 0.22],
        [q + H * 0.03, sh - H * 0.2],
        [q + H * 0.03, sh],
      ];
    out += `<path d="${P(pts)}Z" fill="#120a1a"/>`;
  });
  out += `<path d="${P([
    [tx + H * 0.07, sh],
    [tx + H * 0.07, sh - H * 0.16],
    [tx + H * 0.1, sh - H * 0.2],
    [tx + H * 0.34, sh - H * 0.17],
    [tx + H * 0.36, sh],
  ])}Z" fill="#120a1a"/>`;
  const by = sh + H * 0.035;
  let b = '';
  for (let k = 0; k < 3; k++) {
    const a = W * (0.36 + k * 0.25),
      w = W * 0.24,
      h = H * 0.15;
    b += `<path d="M${a} ${by} Q${a + w / 2} ${by - h * 2} ${a + w} ${by}" fill="none" stroke="#0a0710" stroke-width="10"/><path d="M${a} ${by} Q${a + w / 2} ${by - h * 1.6} ${a + w} ${by}" fill="none" stroke="#0a0710" stroke-width="5"/>`;
    for (let i = 1; i < 14; i++) {
      const t = i / 14,
        y1 = by - 4 * t * (1 - t) * h;
      b += `<path d="M${n1(a + w * t)} ${by} V${n1(y1)}" stroke="#0a0710" stroke-width="3.4"/>`;
    }
    b += `<rect x="${a - 11}" y="${by}" width="22" height="${H * 0.045}" fill="#0a0710"/>`;
  }
  b += `<rect x="${W * 0.3}" y="${by}" width="${W * 0.8}" height="11" fill="#0a0710"/>`;
  out += b;
  for (let i = 0; i < 66; i++) {
    const lx = r() * W,
      warm = r() < 0.8,
      c = warm ? '#ffc670' : '#e9415a',
      ly = i < 30 ? by + 2 : sh - r() * H * 0.045,
      px = i < 30 ? W * 0.34 + r() * W * 0.66 : lx;
    out += `<circle cx="${n1(px)}" cy="${n1(ly)}" r="${n1(2 + r() * 2.4)}" fill="${c}"/><rect x="${n1(px - 3)}" y="${n1(by + H * 0.05)}" width="${n1(4 + r() * 6)}" height="${n1(H * (0.08 + r() * 0.26))}" fill="${lin(
      0,
      by,
      0,
      H * 0.95,
      [
        [0, c, 0.85],
        [1, c, 0],
      ],
    )}" filter="${rough(3 + (i % 4), 0.02, 0.09, 26)}"/>`;
  }
  for (let i = 0; i < 60; i++) {
    const t = r(),
      y = by + H * 0.06 + t * t * (H - by);
    out += `<path d="M${n1(r() * W)} ${n1(y)} h${n1(40 + r() * 220)}" stroke="#ffb07a" stroke-width="${n1(0.7 + t)}" opacity="${n1(0.06 + r() * 0.16)}"/>`;
  }
  return out;
}
