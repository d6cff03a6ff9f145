import { type Point, type Random, blur, fill, lin, mix, n1, P, rad, range, smoke } from '../brush.ts';

/** A gauge in the river; the water has passed the red. */
export function pegel(W: number, H: number, r: Random): string {
  const x = W * 0.64,
    w = W * 0.055,
    line = H * 0.46;
  let out = fill(
    W,
    H,
    lin(0, 0, 0, H, [
      [0, '#1b2f3a'],
      [0.45, '#6d8a8c'],
      [0.47, '#14303a'],
      [1, '#03101a'],
    ]),
  );
  out += fill(
    W,
    line,
    rad(W * 0.3, line, W * 0.5, [
      [0, '#f3d9a4', 0.75],
      [1, '#f3d9a4', 0],
    ]),
  );
  out += smoke(W, H, 41, 0.002, 0.009, '#dfe8e4', 0.2);
  for (const k of range(11)) {
    const y = H * 0.05 + k * H * 0.085;
    out += `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="${n1(H * 0.086)}" fill="${k % 2 ? '#f4efe2' : '#b3131f'}"/>`;
    for (const t of range(4))
      out += `<rect x="${n1(x)}" y="${n1(y + t * H * 0.0215)}" width="${n1(w * (t % 2 ? 0.3 : 0.5))}" height="3" fill="#15191c"/>`;
  }
  out += `<rect x="${n1(x - 8)}" y="0" width="8" height="${H}" fill="#15191c"/>`;
  for (const j of range(34)) {
    const t = j / 33,
      y = line + t * t * (H - line) + 4;
    const points = range(60).map((k): Point => {
      const px = -10 + (k / 59) * (W + 20);
      return [px, y + Math.sin(px * 0.011 + j * 1.7) * (2 + t * 12) + Math.sin(px * 0.023 - j) * (1 + t * 6)];
    });
    out += `<path d="${P(points)}L${W + 10} ${H + 20}L-10 ${H + 20}Z" fill="${mix('#1c4450', '#020c14', t)}" opacity=".34"/><path d="${P(points)}" fill="none" stroke="${mix('#f3d9a4', '#3f7d86', t)}" stroke-width="${n1(1.2 + t * 1.6)}" opacity="${n1(0.7 - t * 0.35)}"/>`;
  }
  for (const k of range(26))
    out += `<rect x="${n1(x + (r() - 0.5) * w * 2.4)}" y="${n1(line + 14 + k * k * 0.75)}" width="${n1(w * (0.3 + r()))}" height="${n1(3 + k * 0.35)}" fill="${k % 3 ? '#b3131f' : '#f4efe2'}" opacity="${n1(0.6 - k * 0.02)}"/>`;
  out += `<ellipse cx="${x + w / 2}" cy="${line + 4}" rx="${w * 1.5}" ry="10" fill="#f6e3b4" opacity=".6" filter="${blur(8)}"/>`;
  return out;
}
