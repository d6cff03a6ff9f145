import { type Random, blur, cone, fill, lin, n1, rad, range } from '../brush.ts';

/** A black veil under a chandelier; what glitters is not only grief. */
export function witwe(W: number, H: number, r: Random): string {
  const cx = W * 0.62;
  let out = fill(
    W,
    H,
    lin(0, 0, 0, H, [
      [0, '#f0c9a4'],
      [0.5, '#c97f6a'],
      [1, '#4a1a2c'],
    ]),
  );
  out += cone(cx, -100, 90, 90, H * 1.2, '#fff2d0', 0.7);
  for (const _ of range(90))
    out += `<circle cx="${n1(r() * W)}" cy="${n1(r() * H * 0.9)}" r="${n1(3 + r() * 16)}" fill="#fff3d6" opacity="${n1(0.05 + r() * 0.3)}"/>`;
  for (const k of range(46)) {
    const t = k / 45,
      a = (-160 + t * 140) * (Math.PI / 180),
      x = cx + Math.cos(a) * H * 0.16,
      y = H * 0.36 + Math.sin(a) * H * 0.16,
      bx = cx + (t - 0.5) * W * 0.62;
    out += `<path d="M${n1(x)} ${n1(y)} C${n1(x + (t - 0.5) * 300)} ${n1(H * 0.5)} ${n1(bx)} ${n1(H * 0.7)} ${n1(bx + Math.sin(k) * 20)} ${H + 20}" stroke="#12060c" stroke-width="${n1(5 + (k % 4) * 4)}" fill="none" opacity="${n1(0.35 + (k % 5) * 0.12)}"/>`;
  }
  out += `<ellipse cx="${cx}" cy="${H * 0.35}" rx="${H * 0.17}" ry="${H * 0.175}" fill="#12060c"/><path d="M${cx - H * 0.34} ${H * 0.31} Q${cx} ${H * 0.1} ${cx + H * 0.34} ${H * 0.27} Q${cx + H * 0.1} ${H * 0.33} ${cx - H * 0.34} ${H * 0.31}Z" fill="#1d0a14"/>`;
  for (const _ of range(60)) {
    const x = cx + (r() - 0.5) * W * 0.5,
      y = H * 0.44 + r() * H * 0.52;
    out += `<path d="M${n1(x)} ${n1(y - 8)} L${n1(x + 3)} ${n1(y)} L${n1(x)} ${n1(y + 8)} L${n1(x - 3)} ${n1(y)}Z" fill="#ffe7a8" opacity="${n1(0.4 + r() * 0.6)}"/>`;
  }
  return (
    out +
    `<circle cx="${cx + H * 0.2}" cy="${H * 0.24}" r="${H * 0.055}" fill="${rad(cx + H * 0.19, H * 0.23, H * 0.06, [
      [0, '#ffb3a4'],
      [1, '#b3131f'],
    ])}"/><circle cx="${cx + H * 0.2}" cy="${H * 0.24}" r="${H * 0.09}" fill="#ff8a7a" opacity=".3" filter="${blur(14)}"/>`
  );
}
