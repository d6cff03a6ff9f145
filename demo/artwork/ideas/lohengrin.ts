import { type Point, type Random, range, n1, lerp, mix, def, lin, blur, fill, smoke, rough, cone } from '../brush.ts';

type Curve = readonly [Point, Point, Point, Point];

/** A swan, reduced to a question mark of light. */
export function lohengrin(W: number, H: number, r: Random): string {
  const wide = W > H,
    cx = wide ? W * 0.62 : W * 0.5,
    water = H * 0.66,
    u = H / 1000;
  let out = fill(
    W,
    H,
    lin(0, 0, 0, H, [
      [0, '#060a14'],
      [0.6, '#182a44'],
      [0.66, '#2b4866'],
      [0.665, '#0d1b2c'],
      [1, '#03060c'],
    ]),
  );
  out += cone(cx - 120 * u, -60, 82, 40, H * 1.0, '#cfe3ff', 0.55) + smoke(W, H, 71, 0.0018, 0.006, '#7fa3c9', 0.34);
  const bez = (t: number, [a, b, c, d]: Curve): Point => {
    const m = 1 - t,
      at = (i: 0 | 1) => m ** 3 * a[i] + 3 * m * m * t * b[i] + 3 * m * t * t * c[i] + t ** 3 * d[i];
    return [at(0), at(1)];
  };
  const A: Curve = [
      [120, 690],
      [-190, 640],
      [-60, 470],
      [60, 360],
    ],
    B: Curve = [
      [60, 360],
      [150, 270],
      [140, 130],
      [20, 128],
    ],
    C: Curve = [
      [20, 128],
      [-60, 128],
      [-95, 170],
      [-104, 214],
    ];
  const pts: Point[] = [];
  const strokes: [Curve, number][] = [
    [A, 70],
    [B, 60],
    [C, 26],
  ];
  strokes.forEach(([p, n]) => range(n).forEach((i) => pts.push(bez(i / n, p))));
  const N = pts.length,
    bird = () => {
      let g = '';
      const body = `M${cx + 30 * u} ${715 * u} C${cx - 130 * u} ${690 * u} ${cx - 150 * u} ${585 * u} ${cx - 62 * u} ${556 * u} C${cx + 80 * u} ${520 * u} ${cx + 230 * u} ${560 * u} ${cx + 420 * u} ${470 * u} C${cx + 400 * u} ${640 * u} ${cx + 250 * u} ${740 * u} ${cx + 30 * u} ${715 * u}Z`;
      g += `<path d="${body}" fill="${lin(cx - 120 * u, 500 * u, cx + 330 * u, 720 * u, [
        [0, '#ffffff'],
        [0.3, '#d5e4f5'],
        [0.75, '#6f93bd'],
        [1, '#2b476c'],
      ])}"/>`;
      for (let k = 0; k < 6; k++)
        g += `<path d="M${cx + (20 + k * 14) * u} ${(690 - k * 8) * u} C${cx + (120 + k * 22) * u} ${(690 - k * 16) * u} ${cx + (240 + k * 18) * u} ${(660 - k * 22) * u} ${cx + (400 - k * 4) * u} ${(500 + k * 8) * u}" fill="none" stroke="#eaf3ff" stroke-width="${2.4 * u}" opacity="${0.5 - k * 0.06}"/>`;
      pts.forEach(([x, y], i) => {
        const t = i / N,
          w =
            (t < 0.45
              ? lerp(64, 33, t / 0.45)
              : t < 0.84
                ? lerp(33, 25, (t - 0.45) / 0.39)
                : lerp(27, 33, Math.sin(((t - 0.84) / 0.16) * 2.6))) * u;
        g += `<circle cx="${n1(cx + x * u)}" cy="${n1(y * u)}" r="${n1(w)}" fill="#8fb0d4"/>`;
      });
      pts.forEach(([x, y], i) => {
        const t = i / N,
          w =
            (t < 0.45
              ? lerp(50, 25, t / 0.45)
              : t < 0.84
                ? lerp(25, 19, (t - 0.45) / 0.39)
                : lerp(20, 25, Math.sin(((t - 0.84) / 0.16) * 2.6))) * u;
        g += `<circle cx="${n1(cx + (x - 7) * u)}" cy="${n1((y - 5) * u)}" r="${n1(w)}" fill="${mix('#dfeaf8', '#ffffff', t)}"/>`;
      });
      g += `<path d="M${cx - 126 * u} ${196 * u} C${cx - 146 * u} ${240 * u} ${cx - 150 * u} ${276 * u} ${cx - 138 * u} ${304 * u} C${cx - 120 * u} ${286 * u} ${cx - 98 * u} ${262 * u} ${cx - 82 * u} ${232 * u}Z" fill="#0b1424"/>`;
      return g;
    };
  const top = def((id) => `<clipPath id="${id}"><rect width="${W}" height="${water + 18}"/></clipPath>`),
    sub = def((id) => `<clipPath id="${id}"><rect y="${water + 8}" width="${W}" height="${H}"/></clipPath>`);
  out += `<g filter="${blur(36)}" opacity=".35" clip-path="${top}">${bird()}</g>`;
  out += `<g clip-path="${sub}" opacity=".5"><g filter="${rough(5, 0.004, 0.05, 46)}"><g transform="translate(0 ${2 * (water + 8)}) scale(1 -1)">${bird()}</g></g></g><g clip-path="${top}">${bird()}</g>`;
  for (let i = 0; i < 46; i++) {
    const t = r(),
      y = water + 12 + t * t * (H - water),
      w = 60 + r() * 380;
    out += `<path d="M${n1(cx - W * 0.4 + r() * W * 0.8)} ${n1(y)} h${n1(w)}" stroke="#bcd6f2" stroke-width="${n1(0.7 + t * 1.6)}" opacity="${n1(0.08 + r() * 0.22)}"/>`;
  }
  return out;
}
