import { type Random, n1, lin, rad, blur, fill } from '../brush.ts';

const ribs: readonly (readonly [number, number, number, number])[] = [
  [430, -232, 318, 176],
  [430, -232, 200, 132],
];

/** The bow tie is the bat; the night is mostly champagne. */
export function fledermaus(W: number, H: number, r: Random): string {
  const cx = W > H ? W * 0.6 : W * 0.5,
    cy = H * 0.47,
    u = (Math.min(W, H) / 1000) * (W > H ? 1.08 : 0.86);
  let out = fill(
    W,
    H,
    lin(0, 0, 0, H, [
      [0, '#f0bf5a'],
      [0.45, '#d98f26'],
      [1, '#7a3a0c'],
    ]),
  );
  out += fill(
    W,
    H,
    rad(cx, cy, W * 0.6, [
      [0, '#fff0bd', 0.9],
      [0.5, '#f2b544', 0.2],
      [1, '#5a2508', 0.75],
    ]),
  );
  for (let i = 0; i < 230; i++) {
    const t = r(),
      x = r() * W,
      y = H * (1.05 - t * 1.15),
      s = 4 + r() ** 3 * 60 * (0.5 + t * 0.7);
    out += `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(s)}" fill="#fff4cf" opacity="${n1(0.08 + r() * 0.14)}"/><circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(s)}" fill="none" stroke="#fff9e6" stroke-width="${n1(0.8 + s * 0.03)}" opacity="${n1(0.4 + r() * 0.5)}"/><circle cx="${n1(x - s * 0.34)}" cy="${n1(y - s * 0.36)}" r="${n1(s * 0.15)}" fill="#fff" opacity=".9"/>`;
  }
  const wing = (k: number) =>
    `M${cx + k * 46 * u} ${cy - 40 * u} C${cx + k * 120 * u} ${cy - 110 * u} ${cx + k * 240 * u} ${cy - 210 * u} ${cx + k * 430 * u} ${cy - 232 * u} C${cx + k * 452 * u} ${cy - 150 * u} ${cx + k * 470 * u} ${cy - 60 * u} ${cx + k * 446 * u} ${cy + 196 * u} C${cx + k * 404 * u} ${cy + 116 * u} ${cx + k * 350 * u} ${cy + 112 * u} ${cx + k * 318 * u} ${cy + 176 * u} C${cx + k * 286 * u} ${cy + 84 * u} ${cx + k * 232 * u} ${cy + 78 * u} ${cx + k * 200 * u} ${cy + 132 * u} C${cx + k * 168 * u} ${cy + 52 * u} ${cx + k * 110 * u} ${cy + 40 * u} ${cx + k * 46 * u} ${cy + 48 * u}Z`;
  out += `<g fill="#1a0703" opacity=".4" filter="${blur(26)}" transform="translate(0 34)"><path d="${wing(1)}"/><path d="${wing(-1)}"/></g>`;
  [1, -1].forEach((k) => {
    out += `<path d="${wing(k)}" fill="${lin(cx, cy - 200 * u, cx + k * 450 * u, cy + 160 * u, [
      [0, '#080304'],
      [0.45, '#2b1512'],
      [0.6, '#0d0505'],
      [1, '#1d0d0b'],
    ])}"/>`;
    ribs.forEach(([a, b, c, d]) => {
      out += `<path d="M${cx + k * 60 * u} ${cy - 20 * u} Q${cx + k * (a * 0.62) * u} ${cy + b * 0.35 * u} ${cx + k * c * u} ${cy + d * u}" fill="none" stroke="#7a3d1c" stroke-width="${3 * u}" opacity=".7"/>`;
    });
  });
  out += `<path d="M${cx - 62 * u} ${cy - 66 * u} L${cx - 40 * u} ${cy - 124 * u} L${cx - 14 * u} ${cy - 78 * u} L${cx + 14 * u} ${cy - 78 * u} L${cx + 40 * u} ${cy - 124 * u} L${cx + 62 * u} ${cy - 66 * u} Q${cx + 76 * u} ${cy} ${cx + 56 * u} ${cy + 70 * u} Q${cx} ${cy + 92 * u} ${cx - 56 * u} ${cy + 70 * u} Q${cx - 76 * u} ${cy} ${cx - 62 * u} ${cy - 66 * u}Z" fill="${lin(
    cx - 60 * u,
    0,
    cx + 60 * u,
    0,
    [
      [0, '#070303'],
      [0.4, '#35190f'],
      [1, '#070303'],
    ],
  )}"/>`;
  return out;
}
