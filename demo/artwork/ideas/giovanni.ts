import { type Random, fill, n1, rad, range, smoke } from '../brush.ts';

/** The catalogue: a thousand and three strokes, and one that is red. */
export function giovanni(W: number, H: number, r: Random): string {
  let out = fill(
    W,
    H,
    rad(W * 0.62, H * 0.46, W * 0.8, [
      [0, '#3a1f2c'],
      [1, '#0b0509'],
    ]),
  );
  const rows = 11,
    gap = H * 0.082,
    step = W * 0.0125;
  for (const row of range(rows)) {
    let x = W * 0.05;
    const y = H * 0.07 + row * gap;
    for (let k = 0; x < W * 0.95; k++) {
      const slant = k % 5 === 4,
        tone = 0.25 + 0.6 * Math.exp(-(((x - W * 0.62) / (W * 0.3)) ** 2) - ((y - H * 0.46) / (H * 0.4)) ** 2);
      const red = row === 5 && k === 46;
      if (slant)
        out += `<path d="M${n1(x - step * 4.4)} ${n1(y + gap * 0.52)} L${n1(x - step * 0.2)} ${n1(y + gap * 0.12)}" stroke="#e8d3b0" stroke-width="3" stroke-linecap="round" opacity="${n1(tone)}"/>`;
      else
        out += `<path d="M${n1(x + (r() - 0.5) * 4)} ${n1(y + r() * 5)} L${n1(x + (r() - 0.5) * 4)} ${n1(y + gap * 0.64 - r() * 5)}" stroke="${red ? '#e01f2d' : '#e8d3b0'}" stroke-width="${red ? 9 : 3}" stroke-linecap="round" opacity="${red ? 1 : n1(tone)}"/>`;
      x += slant ? step * 1.5 : step;
    }
  }
  out += `<circle cx="${W * 0.62}" cy="${H * 0.5}" r="${H * 0.3}" fill="${rad(W * 0.62, H * 0.5, H * 0.3, [
    [0, '#e01f2d', 0.28],
    [1, '#e01f2d', 0],
  ])}"/>`;
  return out + smoke(W, H, 53, 0.003, 0.006, '#caa27a', 0.14);
}
