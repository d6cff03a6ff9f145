import { type Point, range, n1, P, lerp, mix, rad, fill } from '../brush.ts';

/** Dance: one fall, photographed seventy times. */
export function schwerkraft(W: number, H: number): string {
  let out = fill(
    W,
    H,
    rad(W * 0.6, H * 0.5, W * 0.75, [
      [0, '#20141c'],
      [1, '#08060a'],
    ]),
  );
  const n = 96,
    u = (Math.min(W, H) / 1000) * (W > H ? 1 : 0.92),
    trails = range(7).map((): Point[] => []);
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1),
      x = W > H ? lerp(W * 0.2, W * 0.92, t) : lerp(W * 0.14, W * 0.86, t);
    const jump = Math.sin(Math.PI * Math.min(1, t * 1.12)),
      hy = H * 0.66 - jump * H * 0.26,
      spin = lerp(-0.5, 1.5, t ** 1.1);
    const L = (p: Point, a: number, l: number): Point => [p[0] + Math.sin(a) * l * u, p[1] - Math.cos(a) * l * u];
    const hip: Point = [x, hy],
      chest = L(hip, spin * 0.5 - 0.1, 150),
      head = L(chest, spin * 0.6, 70);
    const el = L(chest, spin + 1.2 + Math.sin(t * 7) * 0.7, 96),
      hand = L(el, spin + 0.7 + Math.sin(t * 7 + 0.6) * 1.1, 110),
      el2 = L(chest, spin - 1.5 + Math.cos(t * 6) * 0.7, 96),
      hand2 = L(el2, spin - 1.1 + Math.cos(t * 6 + 0.4) * 1, 110);
    const kn = L(hip, 3.14 + spin * 0.4 + Math.sin(t * 5.4) * 1, 140),
      ft = L(kn, 3.3 + Math.sin(t * 5.4 - 0.7) * 1, 150),
      kn2 = L(hip, 2.9 + spin * 0.3 - Math.sin(t * 5.4) * 1.1, 140),
      ft2 = L(kn2, 2.6 - Math.sin(t * 5.4 - 0.5) * 0.9, 150);
    const c = t < 0.5 ? mix('#7a3df0', '#e5263f', t * 2) : mix('#e5263f', '#ffb648', (t - 0.5) * 2),
      key = i % 12 === 6;
    out += `<g stroke="${c}" stroke-width="${key ? 7 * u : 2.2 * u}" stroke-linecap="round" stroke-linejoin="round" fill="none" opacity="${key ? 1 : 0.5}"><path d="${P([hand, el, chest, el2, hand2])}"/><path d="${P([head, chest, hip])}"/><path d="${P([ft, kn, hip, kn2, ft2])}"/></g>${key ? `<circle cx="${n1(head[0])}" cy="${n1(head[1])}" r="${26 * u}" fill="#0b070b" stroke="${c}" stroke-width="${6 * u}"/>` : ''}`;
    [hand, hand2, ft, ft2, head, kn, el].forEach((p, k) => trails[k]?.push(p));
  }
  trails.forEach((p, k) => {
    out += `<path d="${P(p)}" fill="none" stroke="#fff2df" stroke-width="${k < 4 ? 2.4 : 1.2}" opacity="${k < 5 ? 0.85 : 0.3}"/>`;
    p.filter((_, i) => i % 4 === 0).forEach(
      ([x, y]) => (out += `<circle cx="${n1(x)}" cy="${n1(y)}" r="${k < 5 ? 3.6 : 2}" fill="#fff8ee"/>`),
    );
  });
  out += `<path d="M0 ${H * 0.93} H${W}" stroke="#ffd9a8" stroke-width="1.4" opacity=".5"/>`;
  return out;
}
