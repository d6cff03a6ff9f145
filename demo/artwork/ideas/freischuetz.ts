import { type Random, n1, lerp, mix, lin, blur, fill, smoke } from '../brush.ts';

/** Six bullets hit. The seventh belongs to someone else. */
export function freischuetz(W: number, H: number, r: Random): string {
  let out = fill(
    W,
    H,
    lin(0, 0, 0, H, [
      [0, '#5f7a6c'],
      [0.45, '#c9d3bb'],
      [1, '#5c6f5c'],
    ]),
  );
  const mx = W > H ? W * 0.63 : W * 0.56,
    my = H * 0.36;
  out += `<circle cx="${mx}" cy="${my}" r="${H * 0.3}" fill="#f3f0d6" opacity=".5" filter="${blur(60)}"/><circle cx="${mx}" cy="${my}" r="${H * 0.165}" fill="#f8f4dc"/>`;
  const far = '#a9b8a2',
    near = '#050a08';
  for (let L = 0; L < 6; L++) {
    const t = L / 5,
      colour = mix(far, near, t ** 0.8),
      count = Math.round(lerp(19, 6, t) * (W / 1600) + 2),
      width = lerp(12, 96, t ** 1.5);
    let g = '';
    for (let i = 0; i < count; i++) {
      const x = ((i + r() * 0.9) / count) * W * 1.08 - W * 0.04,
        w = width * (0.6 + r() * 0.7),
        lean = (r() - 0.5) * 60 * (0.4 + t);
      if (L > 0 && Math.abs(x - mx) < W * (L > 3 ? 0.19 : 0.11)) continue;
      g += `<path d="M${n1(x - w * 0.34 + lean)} -30 L${n1(x + w * 0.34 + lean)} -30 Q${n1(x + w * 0.38)} ${n1(H * 0.6)} ${n1(x + w * 0.66)} ${H + 20} L${n1(x - w * 0.66)} ${H + 20} Q${n1(x - w * 0.38)} ${n1(H * 0.6)} ${n1(x - w * 0.34 + lean)} -30Z"/>`;
      for (let b = 0; b < 3; b++) {
        const y = H * (0.04 + r() * 0.5),
          dir = r() < 0.5 ? -1 : 1,
          len = w * (1.8 + r() * 3);
        g += `<path d="M${n1(x)} ${n1(y)} q${n1(dir * len * 0.5)} ${n1(-len * 0.08)} ${n1(dir * len)} ${n1(-len * 0.5)} l${n1(-dir * 2)} ${n1(-1)} q${n1(-dir * len * 0.5)} ${n1(len * 0.36)} ${n1(-dir * len)} ${n1(len * 0.5 + w * 0.16)}Z"/>`;
      }
    }
    out += `<g fill="${colour}">${g}</g>`;
    if (L < 5)
      out +=
        fill(
          W,
          H,
          lin(0, H * 0.25, 0, H, [
            [0, '#c3cfb6', 0],
            [0.75, '#b7c4ab', 0.34 - t * 0.2],
            [1, '#7d9080', 0.5 - t * 0.3],
          ]),
        ) + smoke(W, H, 20 + L, 0.002, 0.006, '#dde3cb', 0.22 - t * 0.14);
  }
  for (let i = 0; i < 7; i++) {
    const x = mx - H * 0.36 + i * H * 0.12,
      y = H * 0.66;
    out +=
      i < 6
        ? `<circle cx="${n1(x)}" cy="${y}" r="${H * 0.017}" fill="#0c1411"/><circle cx="${n1(x - 3)}" cy="${y - 4}" r="3.4" fill="#eef0dc" opacity=".85"/>`
        : `<circle cx="${n1(x)}" cy="${y}" r="${H * 0.05}" fill="#e01b24" opacity=".55" filter="${blur(16)}"/><circle cx="${n1(x)}" cy="${y}" r="${H * 0.026}" fill="#d40f1c"/><circle cx="${n1(x - 6)}" cy="${y - 8}" r="5" fill="#ffd9d0" opacity=".8"/>`;
  }
  return out;
}
