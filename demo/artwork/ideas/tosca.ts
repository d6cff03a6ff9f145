import { type Random, lin, rad, blur, fill, cone, curtain } from '../brush.ts';

/** The gap in the curtain is the dagger. */
export function tosca(W: number, H: number, r: Random): string {
  const cx = W > H ? W * 0.58 : W * 0.5,
    u = H / 1000;
  const lit = (m: number) => Math.max(0.05, 1.25 - Math.abs(m - cx) / (W * 0.27)) ** 1.5;
  let out = fill(W, H, '#040a08');
  out +=
    curtain(-20, cx, H, W > H ? 17 : 9, r, '#03100d', '#2f7a62', lit) +
    curtain(cx, W + 20, H, W > H ? 13 : 9, r, '#03100d', '#2f7a62', lit);
  const d = `M${cx} ${940 * u} L${cx - 40 * u} ${340 * u} L${cx - 36 * u} ${300 * u} L${cx - 132 * u} ${290 * u} Q${cx - 150 * u} ${274 * u} ${cx - 132 * u} ${262 * u} L${cx - 26 * u} ${258 * u} L${cx - 17 * u} ${110 * u} L${cx + 17 * u} ${110 * u} L${cx + 26 * u} ${258 * u} L${cx + 132 * u} ${262 * u} Q${cx + 150 * u} ${274 * u} ${cx + 132 * u} ${290 * u} L${cx + 36 * u} ${300 * u} L${cx + 40 * u} ${340 * u}Z`;
  out += `<g filter="${blur(70)}" opacity=".75"><path d="${d}" fill="#f0b341" stroke="#f0b341" stroke-width="40"/></g><g filter="${blur(16)}" opacity=".8"><path d="${d}" fill="#ffdc8a" stroke="#ffc65a" stroke-width="8"/></g>`;
  out += `<circle cx="${cx}" cy="${92 * u}" r="${34 * u}" fill="#ffe9b8"/><path d="${d}" fill="${lin(
    0,
    80 * u,
    0,
    940 * u,
    [
      [0, '#ffe6ad'],
      [0.3, '#fffdf3'],
      [0.75, '#fff0c6'],
      [1, '#f5b64a'],
    ],
  )}"/>`;
  out += cone(cx, H * 0.93, 90, 64, H * 0.3, '#ffcf70', 0.8);
  out += fill(
    W,
    H,
    rad(cx, H * 0.5, W * 0.62, [
      [0, '#000', 0],
      [0.55, '#010403', 0.25],
      [1, '#010302', 0.85],
    ]),
  );
  return out;
}
