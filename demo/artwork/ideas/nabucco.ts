import { type Random, fill, lin, n1, rad, range, smoke } from '../brush.ts';

/** The notes have left their lines and fly. */
export function nabucco(W: number, H: number, r: Random): string {
  let out = fill(
    W,
    H,
    lin(0, 0, 0, H, [
      [0, '#f6c667'],
      [0.5, '#e07b39'],
      [1, '#45162a'],
    ]),
  );
  out += fill(
    W,
    H,
    rad(W * 0.66, H * 0.3, H * 0.7, [
      [0, '#fff6d8', 0.95],
      [0.3, '#ffe7a0', 0.4],
      [1, '#ffe7a0', 0],
    ]),
  );
  for (const k of range(5)) {
    const y = H * (0.74 + k * 0.035);
    out += `<path d="M-10 ${n1(y)} C${W * 0.3} ${n1(y - 20)} ${W * 0.5} ${n1(y + 30)} ${W + 10} ${n1(y - 60)}" stroke="#2a0d18" stroke-width="4" fill="none"/>`;
  }
  for (const k of range(96)) {
    const t = k / 95,
      x = W * (0.08 + t * 0.78) + (r() - 0.5) * W * 0.2,
      y = H * (0.78 - t ** 0.8 * 0.66) + (r() - 0.5) * H * 0.16,
      s = 10 + (1 - t) * 26 + r() * 8,
      up = 0.5 + r() * 0.5;
    if (t < 0.22)
      out += `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(s * 0.5)}" ry="${n1(s * 0.36)}" transform="rotate(-20 ${n1(x)} ${n1(y)})" fill="#240a14"/><path d="M${n1(x + s * 0.44)} ${n1(y)} v${n1(-s * 2.4)}" stroke="#240a14" stroke-width="4"/>`;
    else
      out += `<path d="M${n1(x - s * 1.5)} ${n1(y - s * up)} Q${n1(x - s * 0.5)} ${n1(y - s * 0.9 * up)} ${n1(x)} ${n1(y)} Q${n1(x + s * 0.5)} ${n1(y - s * 0.9 * up)} ${n1(x + s * 1.5)} ${n1(y - s * up)} Q${n1(x + s * 0.5)} ${n1(y - s * 0.4 * up)} ${n1(x)} ${n1(y + s * 0.28)} Q${n1(x - s * 0.5)} ${n1(y - s * 0.4 * up)} ${n1(x - s * 1.5)} ${n1(y - s * up)}Z" fill="#240a14" opacity="${n1(1 - t * 0.4)}"/>`;
  }
  return out + smoke(W, H, 77, 0.002, 0.005, '#fff0c8', 0.16);
}
