import { type Point, type Random, range, n1, P, mix, lin, fill } from '../brush.ts';

type Peak = readonly [x: number, width: number, depth: number, height: number];

/** An island drawn by its own waves. */
export function alcina(W: number, H: number, r: Random): string {
  const cx = W > H ? W * 0.63 : W * 0.52;
  let out = fill(
    W,
    H,
    lin(0, 0, 0, H, [
      [0, '#04181d'],
      [0.5, '#07333a'],
      [1, '#03161a'],
    ]),
  );
  out += `<circle cx="${cx + H * 0.02}" cy="${H * 0.33}" r="${H * 0.235}" fill="${lin(0, H * 0.1, 0, H * 0.56, [
    [0, '#f9d58c'],
    [0.7, '#d9772f'],
    [1, '#8c2d21'],
  ])}"/>`;
  const peaks = range(7).map((i): Peak => [
    cx + (i - 3) * H * 0.13 + (r() - 0.5) * 40,
    H * (0.06 + r() * 0.06),
    0.3 + r() * 0.5,
    H * (0.16 + r() * 0.24) * (1 - Math.abs(i - 3) / 5),
  ]);
  const rows = 66;
  for (let j = 0; j < rows; j++) {
    const t = j / (rows - 1),
      y0 = H * (0.5 + 0.52 * t),
      pts: Point[] = [];
    for (let k = 0; k <= 220; k++) {
      const x = -10 + (k / 220) * (W + 20);
      let up = 0;
      for (const [px, s, tt, h] of peaks)
        up += h * Math.exp(-(((x - px) / s) ** 2) / 2) * Math.exp(-(((t - tt * 0.42) / 0.12) ** 2) / 2);
      const wave = Math.sin(x * 0.012 + j * 0.6) * (2 + 9 * t) + Math.sin(x * 0.027 - j * 0.9) * (1 + 4 * t);
      pts.push([x, y0 - up + wave * (1 - Math.min(1, up / 60)) + Math.sin(x * 0.05 + j * 2.1) * up * 0.035]);
    }
    const top = Math.min(...pts.map((p) => p[1]));
    out += `<path d="${P(pts)}L${W + 20} ${H + 30} L-10 ${H + 30}Z" fill="${mix('#06303a', '#02141a', t)}"/><path d="${P(pts)}" fill="none" stroke="${lin(
      0,
      top - 4,
      0,
      y0 + 12,
      [
        [0, '#ffe3a3'],
        [0.5, '#62c6b6'],
        [1, mix('#3ba096', '#9fe0d0', t * 0.5)],
      ],
    )}" stroke-width="${n1(1.1 + t * 1.7)}" opacity="${n1(0.95 - t * 0.3)}"/>`;
  }
  out += fill(
    W,
    H,
    lin(0, 0, W, 0, [
      [0, '#021114', 0.7],
      [0.4, '#021114', 0],
      [1, '#021114', 0.35],
    ]),
  );
  return out;
}
