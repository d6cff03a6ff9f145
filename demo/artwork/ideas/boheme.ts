import { type Random, blur, fill, lin, n1, range } from '../brush.ts';

/** Roofs under snow, one window, and a candle that has just gone out. */
export function boheme(W: number, H: number, r: Random): string {
  let out = fill(
    W,
    H,
    lin(0, 0, 0, H, [
      [0, '#121b33'],
      [0.55, '#3c4a6e'],
      [1, '#8a86a0'],
    ]),
  );
  const wx = W * 0.63,
    wy = H * 0.42;
  for (const row of range(3)) {
    const base = H * (0.56 + row * 0.14),
      tone = ['#2a3350', '#1b2138', '#0d1020'][row] ?? '#0d1020';
    let x = -60;
    while (x < W + 60) {
      const w = W * (0.09 + r() * 0.09),
        h = H * (0.1 + r() * 0.1);
      out += `<path d="M${n1(x)} ${H} V${n1(base)} L${n1(x + w * 0.2)} ${n1(base - h)} H${n1(x + w * 0.8)} L${n1(x + w)} ${n1(base)} V${H}Z" fill="${tone}"/><path d="M${n1(x)} ${n1(base)} L${n1(x + w * 0.2)} ${n1(base - h)} H${n1(x + w * 0.8)} L${n1(x + w)} ${n1(base)}" fill="none" stroke="#e6e9f2" stroke-width="${7 + row * 2}" stroke-linejoin="round" opacity="${n1(0.5 + row * 0.2)}"/>`;
      if (r() < 0.6)
        out += `<rect x="${n1(x + w * 0.55)}" y="${n1(base - h - 60)}" width="26" height="62" fill="${tone}"/><rect x="${n1(x + w * 0.55 - 4)}" y="${n1(base - h - 66)}" width="34" height="9" fill="#e6e9f2" opacity=".8"/>`;
      x += w;
    }
  }
  out += `<g filter="${blur(40)}"><rect x="${wx - 110}" y="${wy - 130}" width="220" height="300" fill="#ffb95a" opacity=".55"/></g>`;
  out += `<path d="M${wx - 170} ${wy + 240} V${wy - 90} L${wx} ${wy - 220} L${wx + 170} ${wy - 90} V${wy + 240}Z" fill="#161a2c"/><path d="M${wx - 186} ${wy - 78} L${wx} ${wy - 222} L${wx + 186} ${wy - 78}" fill="none" stroke="#f1f2f8" stroke-width="16" stroke-linejoin="round"/>`;
  out += `<rect x="${wx - 92}" y="${wy - 78}" width="184" height="250" fill="${lin(0, wy - 80, 0, wy + 170, [
    [0, '#ffdf9a'],
    [1, '#f09a3e'],
  ])}"/><path d="M${wx} ${wy - 78} V${wy + 172} M${wx - 92} ${wy + 40} H${wx + 92}" stroke="#161a2c" stroke-width="9"/>`;
  out += `<rect x="${wx + 22}" y="${wy + 92}" width="24" height="80" fill="#2a1710"/><path d="M${wx + 34} ${wy + 84} C${wx + 10} ${wy + 40} ${wx + 66} ${wy + 10} ${wx + 34} ${wy - 40} C${wx + 10} ${wy - 80} ${wx + 60} ${wy - 120} ${wx + 36} ${wy - 190}" fill="none" stroke="#fff5e0" stroke-width="7" opacity=".75" stroke-linecap="round"/>`;
  for (const k of range(220))
    out += `<circle cx="${n1(r() * W)}" cy="${n1(r() * H)}" r="${n1(1.5 + (k % 5) * 1.1)}" fill="#fff" opacity="${n1(0.3 + r() * 0.6)}"/>`;
  return out;
}
