import { type Point, type Random, blur, cone, fill, lin, mix, n1, P, rad, range } from '../brush.ts';

/** At the bottom of the river something begins to shine. */
export function rheingold(W: number, H: number, r: Random): string {
  const cx = W * 0.62,
    cy = H * 0.74;
  let out = fill(
    W,
    H,
    lin(0, 0, 0, H, [
      [0, '#3f8f86'],
      [0.3, '#12504f'],
      [1, '#021214'],
    ]),
  );
  for (const k of range(7)) out += cone(W * (0.1 + k * 0.15), -80, 80 + k * 3, 10, H * 1.1, '#bff0d8', 0.28);
  for (const j of range(40)) {
    const t = j / 39,
      y = H * (0.02 + t * 0.98);
    const points = range(50).map((k): Point => {
      const x = -10 + (k / 49) * (W + 20),
        near = Math.exp(-(((x - cx) / (W * 0.16)) ** 2) - ((y - cy) / (H * 0.3)) ** 2);
      return [x, y + Math.sin(x * 0.007 + j * 0.45) * 16 + Math.sin(x * 0.017 - j * 0.8) * 6 - near * 70];
    });
    out += `<path d="${P(points)}" fill="none" stroke="${mix('#9fe0cf', '#1d5a58', t)}" stroke-width="${n1(1 + t)}" opacity="${n1(0.5 - t * 0.2)}"/>`;
  }
  out += `<circle cx="${cx}" cy="${cy}" r="${H * 0.3}" fill="#ffc545" opacity=".5" filter="${blur(90)}"/>`;
  for (const k of range(60)) {
    const a = (k / 60) * 6.283,
      l = H * (0.2 + r() * 0.28);
    out += `<path d="M${n1(cx + Math.cos(a) * H * 0.12)} ${n1(cy + Math.sin(a) * H * 0.12)} L${n1(cx + Math.cos(a) * l)} ${n1(cy + Math.sin(a) * l)}" stroke="#ffe39a" stroke-width="${n1(1 + r() * 2.4)}" opacity="${n1(0.2 + r() * 0.5)}"/>`;
  }
  out += `<circle cx="${cx}" cy="${cy}" r="${H * 0.115}" fill="${rad(cx, cy - 30, H * 0.15, [
    [0, '#fffbe2'],
    [0.5, '#ffd45e'],
    [1, '#b8761a'],
  ])}"/>`;
  out += `<path d="M-10 ${H} L-10 ${H * 0.9} L${W * 0.2} ${H * 0.82} L${W * 0.42} ${H * 0.93} L${W * 0.52} ${H * 0.86} L${W * 0.74} ${H * 0.87} L${W * 0.86} ${H * 0.94} L${W + 10} ${H * 0.8} L${W + 10} ${H}Z" fill="#020b0c"/>`;
  return out;
}
