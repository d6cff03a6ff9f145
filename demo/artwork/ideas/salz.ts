import { type Point, type Random, blur, fill, lin, mix, n1, P, person, range } from '../brush.ts';

/** Five people on a floor of salt; their shadows know each other. */
export function salz(W: number, H: number, r: Random): string {
  let out = fill(
    W,
    H,
    lin(0, 0, 0, H, [
      [0, '#d98b6a'],
      [0.3, '#f0cfae'],
      [0.34, '#f7f1e8'],
      [1, '#c9cdd6'],
    ]),
  );
  out += `<circle cx="${W * 0.7}" cy="${H * 0.31}" r="${H * 0.13}" fill="#fff4d8"/><circle cx="${W * 0.7}" cy="${H * 0.31}" r="${H * 0.24}" fill="#fff0c8" opacity=".5" filter="${blur(40)}"/><rect y="${H * 0.34}" width="${W}" height="${H}" fill="#f3eee6"/>`;
  for (const row of range(15)) {
    const t = row / 14,
      y = H * (0.35 + t * t * 0.68),
      s = 18 + t * t * 190,
      flat = 0.2 + t * 0.3;
    for (let x = -s + (row % 2) * s * 0.86; x < W + s; x += s * 1.72) {
      const points = range(7).map((k): Point => {
        const a = (k / 6) * 6.283 + 0.1;
        return [x + Math.cos(a) * s * (0.96 + r() * 0.06), y + Math.sin(a) * s * flat * (0.94 + r() * 0.1)];
      });
      out += `<path d="${P(points)}Z" fill="${mix('#f6f2ea', '#ffffff', r())}" stroke="#b9bcc6" stroke-width="${n1(1 + t * 3)}"/>`;
    }
  }
  for (const k of range(5)) {
    const x = W * (0.36 + k * 0.115 + (r() - 0.5) * 0.03),
      y = H * (0.55 + (k % 2) * 0.09 + r() * 0.04),
      h = H * (0.17 + (y / H - 0.5) * 0.4),
      lean = (r() - 0.5) * 40;
    out += `<path d="M${n1(x - 9)} ${n1(y)} L${n1(x + (x - W * 0.7) * 0.6 - 26)} ${n1(y + H * 0.34)} L${n1(x + (x - W * 0.7) * 0.6 + 40)} ${n1(y + H * 0.34)} L${n1(x + 9)} ${n1(y)}Z" fill="#5b4a63" opacity=".4" filter="${blur(4)}"/>`;
    out += person(x, y, h, ['#b3131f', '#3a2638', '#24324a', '#3a2638', '#8a3a24'][k] ?? '#3a2638', 0.12, lean * 0.4);
  }
  return out;
}
