import { type Point, type Random, n1, P, lerp, mix, lin, rad, blur, fill, smoke, person } from '../brush.ts';

/** A trail of crumbs that shines, and the only warm window in the wood. */
export function haensel(W: number, H: number, r: Random): string {
  let out = fill(
    W,
    H,
    lin(0, 0, 0, H, [
      [0, '#0a1830'],
      [0.5, '#16324a'],
      [1, '#050d16'],
    ]),
  );
  const wx = W > H ? W * 0.68 : W * 0.6,
    wy = H * 0.5;
  out += `<circle cx="${wx}" cy="${wy}" r="${H * 0.42}" fill="#ffb648" opacity=".28" filter="${blur(90)}"/>`;
  for (let L = 0; L < 5; L++) {
    const t = L / 4,
      colour = mix('#24506a', '#03070c', t ** 0.7),
      n = Math.round(lerp(30, 9, t) * (W / 1600)) + 2;
    let g = '';
    for (let i = 0; i < n; i++) {
      const x = ((i + r()) / n) * W * 1.1 - W * 0.05,
        base = H * lerp(0.62, 1.12, t),
        h = H * lerp(0.34, 1.02, t) * (0.7 + r() * 0.5),
        w = h * 0.2;
      if (L > 1 && Math.abs(x - wx) < W * (0.1 + 0.05 * L)) continue;
      const left: Point[] = [[x, base - h]],
        right: Point[] = [];
      for (let k = 1; k <= 9; k++) {
        const q = k / 9,
          ww = w * q * (0.8 + r() * 0.35);
        left.push([x - ww, base - h + h * q], [x - ww * 0.62, base - h + h * q - h * 0.02]);
        right.unshift([x + ww * 0.62, base - h + h * q - h * 0.02], [x + ww, base - h + h * q]);
      }
      g += `<path d="${P([...left, ...right])}Z"/>`;
    }
    out += `<g fill="${colour}">${g}</g>`;
    if (L < 4) out += smoke(W, H, 41 + L, 0.0018, 0.006, '#8fc0cc', 0.16 - t * 0.1);
    if (L === 1) {
      const s = H * 0.001;
      out += `<g transform="translate(${wx} ${wy + H * 0.13}) scale(${s})"><path d="M-150 0 L-150 -150 L-176 -150 L0 -330 L176 -150 L150 -150 L150 0Z" fill="#070d14"/><path d="M70 -262 L70 -330 L106 -330 L106 -224Z" fill="#070d14"/><path d="M-46 0 L-46 -96 A46 46 0 0 1 46 -96 L46 0Z" fill="${rad(
        0,
        -50,
        110,
        [
          [0, '#fff6cf'],
          [0.5, '#ffc04a'],
          [1, '#ef6f1e'],
        ],
      )}"/><path d="M0 0 L0 -142 M-46 -70 L46 -70" stroke="#5c2206" stroke-width="5"/><circle cx="0" cy="-70" r="150" fill="#ffb23c" opacity=".5" filter="${blur(50)}"/></g>`;
    }
  }
  out += `<path d="M${wx - 60} ${wy + H * 0.13} L${wx + 60} ${wy + H * 0.13} L${wx + W * 0.05} ${H} L${wx - W * 0.5} ${H}Z" fill="${lin(
    0,
    wy,
    0,
    H,
    [
      [0, '#ffb648', 0.5],
      [0.8, '#ffb648', 0],
    ],
  )}" filter="${blur(22)}"/>`;
  for (let i = 0; i < 24; i++) {
    const t = i / 23,
      q = t ** 1.7,
      x = wx + Math.sin(t * 5.2) * W * 0.1 * q - q * W * 0.36,
      y = wy + H * 0.15 + q * H * 0.33,
      s = 2 + q * 12;
    out += `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(s * 2.4)}" ry="${n1(s * 1.6)}" fill="#ffd88a" opacity=".35" filter="${blur(n1(s))}"/><ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(s)}" ry="${n1(s * 0.62)}" fill="#fff3c9"/>`;
  }
  out +=
    person(wx - W * 0.12, H * 0.83, H * 0.092, '#020406', 0.27) +
    person(wx - W * 0.086, H * 0.838, H * 0.108, '#020406', 0.15);
  return out;
}
