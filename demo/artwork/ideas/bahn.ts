import { type Random, blur, cone, fill, lin, n1, person, rad, range, smoke } from '../brush.ts';

/** The tram after the last curtain: the only theatre still lit. */
export function bahn(W: number, H: number, r: Random): string {
  const y = H * 0.46,
    h = H * 0.34;
  let out = fill(
    W,
    H,
    lin(0, 0, 0, H, [
      [0, '#0a1230'],
      [0.5, '#24305a'],
      [1, '#070a18'],
    ]),
  );
  for (const _ of range(26))
    out += `<rect x="${n1(r() * W)}" y="${n1(H * (0.08 + r() * 0.32))}" width="9" height="13" fill="#ffd88a" opacity="${n1(0.2 + r() * 0.6)}"/>`;
  out += `<path d="M0 ${H * 0.44} V${H * 0.2} H${W * 0.1} V${H * 0.12} H${W * 0.2} V${H * 0.26} H${W * 0.33} V${H * 0.18} H${W * 0.44} V${H * 0.3} H${W * 0.7} V${H * 0.16} H${W * 0.8} V${H * 0.28} H${W} V${H * 0.5} H0Z" fill="#0a0f22" opacity=".72"/>`;
  out += smoke(W, H, 171, 0.002, 0.006, '#8fa0d0', 0.26);
  out += `<path d="M0 ${H * 0.1} Q${W * 0.5} ${H * 0.17} ${W} ${H * 0.1}" fill="none" stroke="#05070f" stroke-width="4"/><path d="M${W * 0.6} ${y - 4} L${W * 0.64} ${H * 0.22} L${W * 0.68} ${H * 0.148}" fill="none" stroke="#05070f" stroke-width="8"/>`;
  out += `<rect x="${W * 0.24}" y="${y - 20}" width="${W * 0.86}" height="${h + 60}" fill="#ffcf7a" opacity=".4" filter="${blur(60)}"/>`;
  out += `<path d="M${W * 0.24} ${y + h} V${y + h * 0.36} Q${W * 0.25} ${y} ${W * 0.3} ${y} H${W * 1.1} V${y + h}Z" fill="${lin(
    0,
    y,
    0,
    y + h,
    [
      [0, '#e8e2d4'],
      [0.62, '#cfc6b4'],
      [0.64, '#b3131f'],
      [1, '#6d0c16'],
    ],
  )}"/>`;
  for (const i of range(6)) {
    const x = W * (0.31 + i * 0.125);
    out += `<rect x="${n1(x)}" y="${n1(y + h * 0.14)}" width="${n1(W * 0.105)}" height="${n1(h * 0.44)}" fill="${lin(
      0,
      y,
      0,
      y + h * 0.6,
      [
        [0, '#fff3cf'],
        [1, '#ffc65a'],
      ],
    )}"/>`;
    for (const k of range(2))
      out += person(
        x + W * (0.03 + k * 0.045) + (r() - 0.5) * 10,
        y + h * 0.66,
        h * (0.44 + r() * 0.08),
        '#3a1c14',
        0.14,
      );
    out += `<rect x="${n1(x - 6)}" y="${n1(y + h * 0.58)}" width="${n1(W * 0.118)}" height="${n1(h * 0.1)}" fill="#cfc6b4"/>`;
  }
  out += cone(W * 0.245, y + h * 0.8, 176, 20, W * 0.34, '#fff3c8', 0.9);
  out += `<rect y="${y + h}" width="${W}" height="${H}" fill="${lin(0, y + h, 0, H, [
    [0, '#15182a'],
    [1, '#06080f'],
  ])}"/>`;
  for (const _ of range(40))
    out += `<path d="M${n1(W * 0.2 + r() * W * 0.8)} ${n1(y + h + 14 + r() * (H - y - h))} h${n1(40 + r() * 200)}" stroke="#ffc670" stroke-width="${n1(1 + r() * 3)}" opacity="${n1(0.08 + r() * 0.3)}"/>`;
  out += `<path d="M0 ${H * 0.84} H${W} M0 ${H * 0.9} H${W}" stroke="#8a93b0" stroke-width="4" opacity=".5"/>`;
  return (
    out +
    fill(
      W,
      H,
      rad(W * 0.62, H * 0.6, W * 0.7, [
        [0, '#000', 0],
        [1, '#03050c', 0.75],
      ]),
    )
  );
}
