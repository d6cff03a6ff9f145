import { type Random, range, n1, lerp, lin, rad, blur, fill } from '../brush.ts';

/** The pit: sixty desks, sixty lamps. */
export function graben(W: number, H: number, r: Random): string {
  let out = fill(
    W,
    H,
    lin(0, 0, 0, H, [
      [0, '#0a0708'],
      [1, '#160c0a'],
    ]),
  );
  for (let k = 0; k < 8; k++) {
    const t = k / 7,
      y = H * (0.2 + 0.74 * t ** 1.2),
      n = Math.round(lerp(17, 6, t) * (W / 1600)) + 1,
      s = lerp(0.42, 1.5, t) * (H / 1000);
    for (let i = 0; i < n; i++) {
      const x = ((i + 0.5 + (k % 2) * 0.4 + (r() - 0.5) * 0.24) / n) * W,
        yy = y - Math.sin((x / W) * Math.PI) * H * 0.07,
        tilt = (0.5 - x / W) * 26;
      out += `<g transform="translate(${n1(x)} ${n1(yy)}) scale(${n1(s * 10) / 10}) rotate(${n1(tilt)})"><ellipse cx="0" cy="30" rx="92" ry="60" fill="#ffb95a" opacity=".34" filter="${blur(22)}"/><path d="M-52 0 L52 0 L60 62 L-60 62Z" fill="${lin(
        0,
        0,
        0,
        62,
        [
          [0, '#fff3d4'],
          [0.5, '#eec27f'],
          [1, '#7a4a22'],
        ],
      )}"/><path d="M0 2 V62" stroke="#8a6136" stroke-width="2"/>${range(5)
        .map(
          (q) =>
            `<path d="M-46 ${14 + q * 10} H-6 M8 ${14 + q * 10} H48" stroke="#5b3a1e" stroke-width="1.8" opacity=".55"/>`,
        )
        .join(
          '',
        )}<path d="M-26 -8 L26 -8 L20 -20 L-20 -20Z" fill="#1b100b"/><path d="M0 62 V150" stroke="#1b100b" stroke-width="6"/></g>`;
    }
    out += fill(W, H, '#0a0607', `opacity="${0.2 - t * 0.18}"`);
  }
  return (
    out +
    fill(
      W,
      H,
      rad(W * 0.5, H * 0.6, W * 0.66, [
        [0, '#000', 0],
        [1, '#040202', 0.9],
      ]),
    )
  );
}
