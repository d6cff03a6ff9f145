import { type Point, type Random, P, blur, fill, lin, mix, n1, rad, range, smoke } from '../brush.ts';

/** One needle, and everything it still has to hold together. */
export function faden(W: number, H: number, r: Random): string {
  let out = fill(
    W,
    H,
    lin(0, 0, W, H, [
      [0, '#2c1040'],
      [0.6, '#5c2050'],
      [1, '#2a0b2c'],
    ]),
  );
  out += fill(
    W,
    H,
    rad(W * 0.62, H * 0.4, W * 0.6, [
      [0, '#b06a9a', 0.4],
      [1, '#140818', 0.5],
    ]),
  );
  const tones = ['#e9c46a', '#f0e3d0', '#c2485a', '#8f6fc0'];
  for (const i of range(34)) {
    const y = H * (0.02 + i / 34),
      amp = 14 + r() * 46,
      phase = r() * 6.3,
      wave = 0.004 + r() * 0.004,
      colour = tones[i % 4] ?? '#e9c46a';
    const line = range(50).map((k): Point => [-20 + (k / 49) * (W + 40), y + Math.sin(k * 33 * wave + phase) * amp]);
    out += `<path d="${P(line)}" fill="none" stroke="#10061a" stroke-width="${n1(5 + r() * 3)}" opacity=".5" transform="translate(3 7)" filter="${blur(4)}"/><path d="${P(line)}" fill="none" stroke="${colour}" stroke-width="${n1(2 + r() * 3.4)}" opacity="${n1(0.5 + r() * 0.5)}"/>`;
  }
  const needle = `M${W * 0.47} ${H * 0.16} L${W * 0.485} ${H * 0.145} L${W * 0.78} ${H * 0.86}Z`;
  out += `<path d="${needle}" fill="#08030c" opacity=".6" transform="translate(12 20)" filter="${blur(9)}"/><path d="${needle}" fill="${lin(
    W * 0.47,
    H * 0.15,
    W * 0.5,
    H * 0.13,
    [
      [0, '#8b8792'],
      [0.5, '#ffffff'],
      [1, mix('#6b6675', '#ffffff', 0.2)],
    ],
  )}" stroke="#fdfbff" stroke-width="5"/><ellipse cx="${W * 0.4845}" cy="${H * 0.18}" rx="3" ry="17" fill="#2c1040" transform="rotate(-23 ${W * 0.4845} ${H * 0.18})"/>`;
  return out + smoke(W, H, 141, 0.9, 0.06, '#14061c', 0.14);
}
