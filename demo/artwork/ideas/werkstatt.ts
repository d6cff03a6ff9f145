import { type Random, n1, mix, lin, rad, fill, smoke } from '../brush.ts';

/** Wardrobe: eleven costumes, one of them waiting for tonight. */
export function werkstatt(W: number, H: number, r: Random): string {
  let out =
    fill(
      W,
      H,
      lin(0, 0, 0, H, [
        [0, '#d8cbb6'],
        [0.7, '#b9a78d'],
        [1, '#6f5f4c'],
      ]),
    ) +
    fill(
      W,
      H,
      rad(W * 0.5, H * 0.35, W * 0.6, [
        [0, '#fff7e4', 0.85],
        [1, '#7c6a54', 0.25],
      ]),
    );
  const rail = H * 0.15,
    n = W > H ? 11 : 7;
  for (let i = 0; i < n; i++) {
    const x = ((i + 0.5) / n) * W + (r() - 0.5) * 20,
      hero = i === Math.round(n * 0.62),
      w = (W / n) * (hero ? 0.92 : 0.6 + r() * 0.34),
      len = H * (hero ? 0.7 : 0.36 + r() * 0.4),
      c = hero ? '#b3131f' : (['#2b2421', '#3b322d', '#4a4038', '#231d1c', '#5a4c40'][i % 5] ?? '#2b2421');
    const sway = (r() - 0.5) * 20;
    out += `<path d="M${n1(x)} ${rail} q0 -26 12 -22" fill="none" stroke="#2b2421" stroke-width="4"/><path d="M${n1(x)} ${rail} L${n1(x - w * 0.3)} ${n1(rail + H * 0.045)} C${n1(x - w * 0.36)} ${n1(rail + len * 0.3)} ${n1(x - w * 0.18)} ${n1(rail + len * 0.36)} ${n1(x - w * 0.2)} ${n1(rail + len * 0.42)} L${n1(x - w * 0.56 + sway)} ${n1(rail + len)} Q${n1(x + sway)} ${n1(rail + len + 26)} ${n1(x + w * 0.56 + sway)} ${n1(rail + len)} L${n1(x + w * 0.2)} ${n1(rail + len * 0.42)} C${n1(x + w * 0.18)} ${n1(rail + len * 0.36)} ${n1(x + w * 0.36)} ${n1(rail + len * 0.3)} ${n1(x + w * 0.3)} ${n1(rail + H * 0.045)}Z" fill="${lin(
      x - w * 0.5,
      0,
      x + w * 0.5,
      0,
      [
        [0, mix(c, '#000000', 0.4)],
        [0.35, mix(c, '#ffffff', hero ? 0.12 : 0.1)],
        [0.55, c],
        [0.7, mix(c, '#ffffff', 0.07)],
        [1, mix(c, '#000000', 0.5)],
      ],
    )}" opacity="${hero ? 1 : 0.93}"/>`;
    for (let k = -2; k <= 2; k++)
      out += `<path d="M${n1(x + k * w * 0.07)} ${n1(rail + len * 0.44)} Q${n1(x + k * w * 0.14)} ${n1(rail + len * 0.7)} ${n1(x + k * w * 0.21 + sway)} ${n1(rail + len * 0.99)}" fill="none" stroke="#000" stroke-width="2.4" opacity=".22"/>`;
  }
  return (
    out +
    `<path d="M0 ${rail - 24} H${W}" stroke="#1d1716" stroke-width="9"/>` +
    fill(
      W,
      H,
      lin(0, H * 0.6, 0, H, [
        [0, '#2a2019', 0],
        [1, '#2a2019', 0.5],
      ]),
    ) +
    smoke(W, H, 95, 0.003, 0.003, '#fff6e2', 0.24)
  );
}
