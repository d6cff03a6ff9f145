import { type Random, range, n1, mix, lin, rad, blur, fill, curtain } from '../brush.ts';

/** A camellia as large as the stage; one petal has already fallen. */
export function traviata(W: number, H: number, r: Random): string {
  const cx = W > H ? W * 0.66 : W * 0.54,
    cy = H * 0.47,
    R = Math.min(W, H) * 0.5;
  let out = fill(
    W,
    H,
    lin(0, 0, W, H, [
      [0, '#1d0508'],
      [0.5, '#4a0a13'],
      [1, '#140304'],
    ]),
  );
  out += `<g opacity=".55">${curtain(-30, W + 30, H, W > H ? 26 : 16, r, '#16030a', '#6d0f1b')}</g>`;
  out += fill(
    W,
    H,
    rad(cx, cy, R * 1.9, [
      [0, '#d8402f', 0.55],
      [0.5, '#5c0c14', 0.2],
      [1, '#080102', 0.85],
    ]),
  );
  const petal = (x: number, y: number, a: number, s: number, lum: number) => {
    const light = 0.5 + 0.5 * Math.cos(a + 2.3),
      l = 0.25 + 0.75 * light;
    const shape = `M0 ${n1(s * 0.7)} C${n1(-s * 0.72)} ${n1(s * 0.42)} ${n1(-s * 1.12)} ${n1(-s * 0.5)} ${n1(-s * 0.4)} ${n1(-s * 0.72)} Q${n1(-s * 0.12)} ${n1(-s * 0.8)} 0 ${n1(-s * 0.66)} Q${n1(s * 0.16)} ${n1(-s * 0.82)} ${n1(s * 0.44)} ${n1(-s * 0.7)} C${n1(s * 1.12)} ${n1(-s * 0.46)} ${n1(s * 0.72)} ${n1(s * 0.42)} 0 ${n1(s * 0.7)}Z`;
    const g = rad(0, s * 0.75, s * 1.62, [
      [0, '#2c0710'],
      [0.36, mix('#4a0f1c', '#8d3a45', l * lum)],
      [0.66, mix('#7c2f3c', '#e9cbbd', l * lum)],
      [0.88, mix('#a8646a', '#fff6ea', l * lum)],
      [1, mix('#c08a86', '#fffdf8', l)],
    ]);
    const vein = range(5)
      .map(
        (k) =>
          `<path d="M0 ${n1(s * 0.6)} Q${n1((k - 2) * s * 0.2)} 0 ${n1((k - 2) * s * 0.3)} ${n1(-s * 0.58)}" stroke="#6b1b2a" stroke-width="1.3" fill="none" opacity=".16"/>`,
      )
      .join('');
    return `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1((a * 180) / Math.PI + 90)})"><path d="${shape}" fill="#12020a" opacity=".55" transform="translate(4 -10) scale(1.03)" filter="${blur(9)}"/><path d="${shape}" fill="${g}"/>${vein}<path d="${shape}" fill="none" stroke="#fff4ea" stroke-width="1.6" opacity="${n1(0.25 + light * 0.6)}"/></g>`;
  };
  const N = 34;
  for (let i = N; i >= 0; i--) {
    const a = i * 2.39996,
      k = Math.sqrt(i / N),
      d = R * 0.62 * k ** 1.1;
    out += petal(cx + Math.cos(a) * d, cy + Math.sin(a) * d, a, R * (0.12 + 0.42 * k), 0.62 + 0.38 * k);
  }
  out += petal(W * 0.2, H * 0.87, -2.1, R * 0.3, 1);
  out += fill(
    W,
    H,
    lin(0, 0, W, 0, [
      [0, '#0a0103', 0.7],
      [0.42, '#0a0103', 0],
      [1, '#0a0103', 0.25],
    ]),
  );
  return out;
}
