import { type Point, type Random, range, n1, P, lin, fill, smoke } from '../brush.ts';

/** A score that has started to move. */
export function partitur(W: number, H: number, r: Random): string {
  let out = fill(
    W,
    H,
    lin(0, 0, W, H, [
      [0, '#f4ead6'],
      [0.6, '#e9d7b6'],
      [1, '#c9a878'],
    ]),
  );
  for (let s = 0; s < 7; s++) {
    const y0 = H * (0.06 + s * 0.145),
      gap = H * 0.0165,
      ph = s * 0.7,
      amp = H * (0.02 + s * 0.014);
    const yAt = (x: number, l: number) =>
      y0 + l * gap + Math.sin(x * 0.0038 + ph) * amp * Math.max(0, x / W) ** 1.2 - (x / W) ** 2 * H * 0.12;
    for (let l = 0; l < 5; l++)
      out += `<path d="${P(
        range(90).map((k): Point => {
          const x = -10 + (k / 89) * (W + 20);
          return [x, yAt(x, l)];
        }),
      )}" fill="none" stroke="#2a170d" stroke-width="2.3"/>`;
    for (let x = 50 + r() * 40; x < W;) {
      const pos = Math.floor(r() * 9) / 2,
        red = s === 4 && x > W * 0.55 && x < W * 0.72,
        c = red ? '#b3131f' : '#1d110b',
        up = pos > 2 ? -1 : 1,
        run = r() < 0.5 ? 3 + Math.floor(r() * 3) : 1,
        step = gap * (2.4 + r());
      let first: Point = [x, y0],
        last: Point = first;
      for (let q = 0; q < run; q++) {
        const xx = x + q * step,
          yy = yAt(xx, pos + Math.sin(q) * 0.8);
        out += `<ellipse transform="rotate(-22 ${n1(xx)} ${n1(yy)})" cx="${n1(xx)}" cy="${n1(yy)}" rx="${n1(gap * 0.66)}" ry="${n1(gap * 0.47)}" fill="${c}"/><path d="M${n1(xx - up * gap * 0.6)} ${n1(yy)} v${n1(up * gap * 3.3)}" stroke="${c}" stroke-width="2"/>`;
        const e: Point = [xx - up * gap * 0.6, yy + up * gap * 3.3];
        if (!q) first = e;
        last = e;
      }
      if (run > 1)
        out += `<path d="M${n1(first[0])} ${n1(first[1])} L${n1(last[0])} ${n1(last[1])} v${n1(-up * gap * 0.6)} L${n1(first[0])} ${n1(first[1] - up * gap * 0.6)}Z" fill="${c}"/>`;
      x += run * step + gap * (1.6 + r() * 3);
    }
  }
  out += `<ellipse cx="${W * 0.63}" cy="${H * 0.6}" rx="${W * 0.13}" ry="${H * 0.085}" fill="none" stroke="#b3131f" stroke-width="5" transform="rotate(-5 ${W * 0.63} ${H * 0.6})" opacity=".9"/>`;
  return (
    out +
    fill(
      W,
      H,
      lin(0, 0, W * 0.8, H, [
        [0, '#2b140a', 0],
        [0.6, '#2b140a', 0.05],
        [1, '#2b140a', 0.6],
      ]),
    ) +
    smoke(W, H, 91, 0.004, 0.004, '#8a5c2e', 0.14)
  );
}
