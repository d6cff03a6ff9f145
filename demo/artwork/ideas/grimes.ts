import { type Point, type Random, n1, P, mix, lin, blur, fill, smoke, cone } from '../brush.ts';

/** Weather is the chorus; the boat is empty. */
export function grimes(W: number, H: number, r: Random): string {
  let out = fill(
    W,
    H,
    lin(0, 0, 0, H * 0.62, [
      [0, '#232b30'],
      [0.6, '#6d7a7b'],
      [1, '#c7cbbf'],
    ]),
  );
  out += smoke(W, H, 51, 0.0016, 0.005, '#12181c', 1) + smoke(W, H, 58, 0.003, 0.012, '#e9e6d6', 0.5);
  const lx = W * 0.16,
    ly = H * 0.425;
  out += cone(lx, ly, -7, 11, W * 1.05, '#fff3c8', 1) + cone(lx, ly, 172, 9, W * 0.4, '#fff3c8', 0.7);
  out += `<path d="M${lx - 9} ${ly} L${lx + 9} ${ly} L${lx + 16} ${H * 0.6} L${lx - 16} ${H * 0.6}Z" fill="#161c20"/><circle cx="${lx}" cy="${ly}" r="9" fill="#fffbe6"/><circle cx="${lx}" cy="${ly}" r="40" fill="#fff1b8" opacity=".7" filter="${blur(16)}"/>`;
  const n = 13;
  for (let L = 0; L < n; L++) {
    const t = L / (n - 1),
      y0 = H * (0.565 + 0.47 * t ** 1.25),
      amp = H * (0.008 + 0.062 * t),
      pts: Point[] = [],
      ph = r() * 9;
    for (let k = 0; k <= 260; k++) {
      const x = -20 + (k / 260) * (W + 40),
        f = 0.019 / (0.5 + t * 2.1),
        a = Math.sin(x * f + ph),
        s = 1 - Math.abs(a);
      pts.push([x, y0 - s ** 1.6 * amp * 1.5 + Math.sin(x * f * 3.7 + ph * 2) * amp * 0.18 + (r() - 0.5) * amp * 0.07]);
    }
    out += `<path d="${P(pts)}L${W + 20} ${H + 20} L-20 ${H + 20}Z" fill="${lin(0, y0 - amp * 1.5, 0, y0 + amp * 2, [
      [0, mix('#a9b4ad', '#3d5056', t)],
      [0.25, mix('#7d8d8b', '#1a282e', t)],
      [1, mix('#53666a', '#070d10', t)],
    ])}"/><path d="${P(pts)}" fill="none" stroke="#eef0e6" stroke-width="${n1(0.8 + t * 2)}" opacity="${n1(0.5 - t * 0.28)}"/>`;
    if (L === 6)
      out += `<g transform="translate(${W * 0.64} ${y0 - amp * 0.7}) rotate(-14) scale(${H / 900})"><path d="M-120 -16 C-80 6 -60 28 -30 34 L56 34 C90 28 112 2 128 -30 C70 -8 -50 -4 -120 -16Z" fill="#0a0f12"/><path d="M4 -6 L10 -158" stroke="#0a0f12" stroke-width="6"/><path d="M-112 -16 C-50 -2 60 -8 124 -29" stroke="#d7d8cb" stroke-width="2.4" fill="none" opacity=".8"/></g>`;
  }
  for (let i = 0; i < 240; i++) {
    const x = r() * W * 1.2 - W * 0.1,
      y = r() * H,
      l = 30 + r() * 70;
    out += `<path d="M${n1(x)} ${n1(y)} l${n1(-l * 0.34)} ${n1(l)}" stroke="#f0f1e8" stroke-width="${n1(0.6 + r())}" opacity="${n1(0.1 + r() * 0.2)}"/>`;
  }
  return out;
}
