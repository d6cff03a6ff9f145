import { type Random, blur, fill, lin, mix, n1, rad, range, smoke } from '../brush.ts';

/** The scene painters' floor: tomorrow's sky, seen from above, still wet. */
export function pinsel(W: number, H: number, r: Random): string {
  let out = fill(
    W,
    H,
    lin(0, 0, W, H, [
      [0, '#efe4cf'],
      [1, '#d6c3a2'],
    ]),
  );
  const tones = ['#274b7a', '#e0a03a', '#7fb0cf', '#c96a2b', '#1c2f52', '#e9c879'];
  for (const i of range(15)) {
    const y = H * (0.04 + i * 0.065),
      x0 = W * (-0.04 + r() * 0.14),
      x1 = W * (0.78 + r() * 0.28),
      h = H * (0.045 + r() * 0.03),
      bend = (r() - 0.5) * H * 0.1,
      colour = tones[i % 6] ?? '#274b7a';
    out += `<path d="M${n1(x0)} ${n1(y)} Q${n1((x0 + x1) / 2)} ${n1(y + bend)} ${n1(x1)} ${n1(y + bend * 0.3)}" fill="none" stroke="#4a3a22" stroke-width="${n1(h)}" stroke-linecap="round" opacity=".25" transform="translate(4 9)" filter="${blur(6)}"/>`;
    for (const k of range(11)) {
      const off = (k - 5) * h * 0.095;
      out += `<path d="M${n1(x0 + r() * 40)} ${n1(y + off)} Q${n1((x0 + x1) / 2)} ${n1(y + bend + off)} ${n1(x1 - r() * 120)} ${n1(y + bend * 0.3 + off)}" fill="none" stroke="${mix(colour, k % 2 ? '#ffffff' : '#10182a', r() * 0.28)}" stroke-width="${n1(h * 0.13)}" stroke-linecap="round" opacity=".92"/>`;
    }
  }
  const bx = W * 0.7,
    by = H * 0.62;
  out += `<g transform="rotate(-32 ${bx} ${by})"><path d="M${bx - 40} ${by} h80 l14 150 h-108Z" fill="#1c2f52"/><rect x="${bx - 52}" y="${by - 60}" width="104" height="66" fill="#8f8f92"/><rect x="${bx - 15}" y="${by - 520}" width="30" height="470" rx="14" fill="${lin(
    bx - 15,
    0,
    bx + 15,
    0,
    [
      [0, '#6b3a18'],
      [0.5, '#d99a55'],
      [1, '#5a2f14'],
    ],
  )}"/></g>`;
  return (
    out +
    fill(
      W,
      H,
      rad(W * 0.55, H * 0.4, W * 0.75, [
        [0, '#fff', 0],
        [1, '#2a1c0c', 0.55],
      ]),
    ) +
    smoke(W, H, 161, 0.004, 0.05, '#6b4a22', 0.12)
  );
}
