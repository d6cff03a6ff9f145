import { type Point, type Random, range, n1, P, mix, lin, rad, blur, fill, cone } from '../brush.ts';

/** The auditorium from the stage, lights still on. */
export function saal(W: number, H: number, r: Random): string {
  let out = fill(
    W,
    H,
    rad(W * 0.5, H * 0.5, W * 0.7, [
      [0, '#3d0b10'],
      [0.6, '#1c0709'],
      [1, '#0a0304'],
    ]),
  );
  const cx = W / 2,
    eye = H * 0.66,
    curve = (y0: number, b: number) =>
      range(81).map((i): Point => {
        const s = (i / 80) * 2 - 1;
        return [cx + s * W * 0.62, y0 + b * s * s];
      });
  for (let k = 0; k < 5; k++) {
    const y0 = H * (0.1 + k * 0.112),
      b = -(eye - y0) * 0.62,
      h = H * (0.052 + 0.004 * k),
      up = curve(y0, b),
      lo = curve(y0 + h, b * 0.93),
      back = curve(y0 - H * 0.055, b * 1.04);
    out += `<path d="${P(back)}${P(up.toReversed()).replace('M', 'L')}Z" fill="#120405"/>`;
    for (let i = 2; i < 79; i += 1) {
      const [x, y] = up[i] ?? [0, 0];
      out += `<circle cx="${n1(x)}" cy="${n1(y - 7)}" r="${n1(5.5 + r() * 2)}" fill="${mix('#2a0a0c', '#641820', r())}"/>`;
    }
    out += `<path d="${P(up)}${P(lo.toReversed()).replace('M', 'L')}Z" fill="${lin(0, y0, W, y0, [
      [0, '#3a0d10'],
      [0.5, '#8f3226'],
      [1, '#3a0d10'],
    ])}"/><path d="${P(up)}" fill="none" stroke="#f2c27a" stroke-width="2.4"/><path d="${P(lo)}" fill="none" stroke="#c0843f" stroke-width="1.2"/>`;
    for (let i = 4; i < 80; i += 6) {
      const [x, y] = lo[i] ?? [0, 0];
      out += `<circle cx="${n1(x)}" cy="${n1(y - h / 2)}" r="30" fill="#ffc566" opacity=".42" filter="${blur(13)}"/><circle cx="${n1(x)}" cy="${n1(y - h / 2)}" r="5" fill="#fff1cf"/>`;
    }
  }
  for (let k = 0; k < 9; k++) {
    const y0 = H * (0.7 + k * 0.042 + k * k * 0.0011),
      b = (y0 - eye) * 0.3;
    curve(y0, b).forEach(([x, y], i) => {
      if (i % 1 || Math.abs(i - 40) < 2) return;
      const s = 7 + k * 1.9;
      out += `<path d="M${n1(x - s)} ${n1(y + s * 1.4)} v${n1(-s * 1.3)} q${n1(s)} ${n1(-s * 0.9)} ${n1(2 * s)} 0 v${n1(s * 1.3)}Z" fill="${mix('#7c1620', '#1a0507', k / 10 + r() * 0.2)}"/>`;
    });
  }
  out +=
    cone(cx, -90, 90, 70, H * 1.1, '#ffd596', 0.34) +
    fill(
      W,
      H,
      rad(cx, H * 0.42, W * 0.62, [
        [0, '#000', 0],
        [0.6, '#050102', 0.15],
        [1, '#050102', 0.8],
      ]),
    );
  return out;
}
