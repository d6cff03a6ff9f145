import { type Random, fill, lin, n1, rad, range } from '../brush.ts';

/** As many lights as voices. */
export function requiem(W: number, H: number, r: Random): string {
  const cx = W * 0.6;
  let out = fill(
    W,
    H,
    lin(0, 0, 0, H, [
      [0, '#0d1016'],
      [0.5, '#2a2622'],
      [1, '#0b0908'],
    ]),
  );
  out += fill(
    W,
    H,
    rad(cx, H * 0.62, W * 0.5, [
      [0, '#e8a75a', 0.4],
      [1, '#e8a75a', 0],
    ]),
  );
  for (const row of range(6)) {
    const n = 13 + row * 3,
      y0 = H * (0.3 + row * 0.115);
    for (const k of range(n)) {
      const t = (k / (n - 1) - 0.5) * 2,
        x = cx + t * W * (0.3 + row * 0.045),
        y = y0 + t * t * H * 0.07 + (r() - 0.5) * 10,
        s = 0.6 + row * 0.12,
        h = (26 + r() * 14) * s;
      out += `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(34 * s)}" fill="#ffb45a" opacity="${n1(0.16 + r() * 0.14)}"/><path d="M${n1(x)} ${n1(y - h)} Q${n1(x + 9 * s)} ${n1(y - h * 0.2)} ${n1(x)} ${n1(y)} Q${n1(x - 9 * s)} ${n1(y - h * 0.2)} ${n1(x)} ${n1(y - h)}Z" fill="${r() < 0.5 ? '#fff0c4' : '#ffd98a'}"/><rect x="${n1(x - 4 * s)}" y="${n1(y)}" width="${n1(8 * s)}" height="${n1(30 * s)}" fill="#6a5a48"/>`;
    }
  }
  return (
    out +
    fill(
      W,
      H,
      lin(0, 0, 0, H, [
        [0, '#06070a', 0.7],
        [0.4, '#06070a', 0],
        [1, '#06070a', 0.35],
      ]),
    )
  );
}
