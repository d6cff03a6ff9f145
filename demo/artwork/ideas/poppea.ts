import { type Random, blur, fill, lin, n1, rad, range } from '../brush.ts';

/** A golden laurel, and the leaf that falls from it. */
export function poppea(W: number, H: number, r: Random): string {
  const cx = W * 0.62,
    cy = H * 0.46,
    R = H * 0.29;
  let out = fill(
    W,
    H,
    rad(cx, cy, W * 0.75, [
      [0, '#6a1f5a'],
      [0.5, '#3a0f3c'],
      [1, '#0d0412'],
    ]),
  );
  out += `<circle cx="${cx}" cy="${cy}" r="${R * 1.25}" fill="#ffcf6a" opacity=".3" filter="${blur(80)}"/>`;
  const leaf = (x: number, y: number, deg: number, size: number, bright: number) =>
    `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(deg)}) scale(${n1(size)})"><path d="M0 0 Q26 -40 0 -104 Q-26 -40 0 0Z" fill="${lin(
      -26,
      0,
      26,
      0,
      [
        [0, bright > 0.5 ? '#fff0b4' : '#d9a441'],
        [0.5, '#e0a63a'],
        [1, '#7a4a12'],
      ],
    )}"/><path d="M0 0 V-96" stroke="#6a3f10" stroke-width="3"/></g>`;
  out += `<path d="M${cx - R * 0.35} ${cy - R * 0.94} A${R} ${R} 0 1 0 ${cx + R * 0.35} ${cy - R * 0.94}" fill="none" stroke="#8a5a1c" stroke-width="10"/>`;
  for (const side of [-1, 1])
    for (const k of range(13)) {
      const a = (90 + side * (8 + k * 12.2)) * (Math.PI / 180),
        x = cx + Math.cos(a) * R,
        y = cy + Math.sin(a) * R;
      if (side === 1 && k === 9) continue;
      const along = (a * 180) / Math.PI + 90 + (side === 1 ? 180 : 0);
      out += leaf(x, y, along + 34, 1.02, r()) + leaf(x, y, along - 34, 0.96, r());
    }
  out += leaf(cx + R * 1.34, H * 0.86, 118, 1.1, 1);
  out += `<ellipse cx="${cx + R * 1.05}" cy="${H * 0.93}" rx="90" ry="10" fill="#000" opacity=".5" filter="${blur(8)}"/>`;
  return out;
}
