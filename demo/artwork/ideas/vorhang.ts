import { type Random, blur, cone, curtain, fill, lin, rad } from '../brush.ts';

/** The house curtain, one step before it opens. */
export function vorhang(W: number, H: number, r: Random): string {
  const cx = W * 0.64,
    lit = (x: number) => Math.max(0.18, 1.3 - Math.abs(x - cx) / (W * 0.42));
  let out = fill(W, H, '#12030a');
  out += `<path d="M${cx - W * 0.016} ${H * 0.92} L${cx} ${H * 0.16} L${cx + W * 0.024} ${H * 0.92}Z" fill="#ffd890" filter="${blur(20)}"/>`;
  out +=
    curtain(-30, cx + 5, H, 19, r, '#2a040c', '#c9222f', lit, H * 0.93) +
    curtain(cx - 2, W + 30, H, 12, r, '#2a040c', '#c9222f', lit, H * 0.93);
  out += `<path d="M${cx - W * 0.008} ${H * 0.97} L${cx + 2} ${H * 0.3} L${cx + W * 0.014} ${H * 0.97}Z" fill="${lin(
    0,
    H * 0.3,
    0,
    H * 0.97,
    [
      [0, '#ffe9b8', 0],
      [0.5, '#ffe9b8', 0.8],
      [1, '#fffaf0'],
    ],
  )}"/>`;
  out += fill(
    W,
    H * 0.08,
    lin(0, 0, 0, H * 0.08, [
      [0, '#3a2216'],
      [1, '#0a0505'],
    ]),
    `y="${H * 0.94}"`,
  );
  out += `<ellipse cx="${cx}" cy="${H * 0.965}" rx="${W * 0.16}" ry="${H * 0.03}" fill="#ffd890" opacity=".7" filter="${blur(24)}"/>`;
  out += cone(cx, H * 1.02, 270, 30, H * 0.9, '#ffd890', 0.22);
  return (
    out +
    fill(
      W,
      H,
      rad(cx, H * 0.55, W * 0.72, [
        [0, '#000', 0],
        [0.6, '#0a0205', 0.2],
        [1, '#060104', 0.88],
      ]),
    )
  );
}
