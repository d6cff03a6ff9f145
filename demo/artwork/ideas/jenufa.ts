import { type Point, type Random, range, n1, P, mix, lin, blur, fill, smoke, rough } from '../brush.ts';

/** A crack from the middle outwards: its angle, and how it wavers. */
interface Spoke {
  a: number;
  j: number[];
}

type Quad = readonly [Point, Point, Point, Point];

const still: Spoke = { a: 0, j: [] };

/** Spring: the ice opens. */
export function jenufa(W: number, H: number, r: Random): string {
  const cx = W > H ? W * 0.62 : W * 0.52,
    cy = H * 0.54;
  let out = fill(
    W,
    H,
    lin(0, 0, W, H, [
      [0, '#f3f5f2'],
      [0.5, '#cfdbe0'],
      [1, '#93abb8'],
    ]),
  );
  const spokes: Spoke[] = [];
  let a = r();
  while (a < 6.283 + (spokes[0]?.a ?? 0) || spokes.length === 0) {
    spokes.push({ a, j: range(12).map(() => (r() - 0.5) * 0.3) });
    a += 0.26 + r() * 0.34;
    if (spokes.length > 22) break;
  }
  const ring = range(11).map((i) => Math.min(W, H) * (0.045 + 0.062 * i + 0.012 * i * i));
  const at = (s: number, i: number, jit: number): Point => {
    const sp = spokes[s % spokes.length] ?? still,
      th = sp.a + (sp.j[i] ?? 0) * 0.22;
    const d = (ring[i] ?? 0) * (1 + jit * (sp.j[(i * 5 + 3) % 12] ?? 0));
    return [cx + Math.cos(th) * d * 1.1, cy + Math.sin(th) * d * 0.86];
  };
  for (let s = 0; s < spokes.length; s++)
    for (let i = 0; i < 10; i++) {
      const q: Quad = [at(s, i, 0.9), at(s + 1, i, 0.9), at(s + 1, i + 1, 0.9), at(s, i + 1, 0.9)];
      if (r() < 0.35) {
        out += `<path d="${P([q[0], q[1], q[2]])}Z" fill="${mix('#ffffff', '#7f9cac', r())}" opacity=".4"/>`;
        out += `<path d="${P([q[0], q[2], q[3]])}Z" fill="${mix('#ffffff', '#6c8b9d', r())}" opacity=".42"/>`;
      } else out += `<path d="${P(q)}Z" fill="${mix('#ffffff', '#7896a8', r())}" opacity=".44"/>`;
      out += `<path d="${P(q)}Z" fill="none" stroke="#ffffff" stroke-width="${n1(2.4 - i * 0.14)}" opacity=".8"/><path d="${P([q[0], q[3]])}" stroke="#35566a" stroke-width="${n1(1.7 - i * 0.08)}" opacity=".5" transform="translate(2 2)"/>`;
    }
  out += `<g filter="${rough(9, 0.012, 0.012, 60)}"><ellipse cx="${cx}" cy="${cy}" rx="${H * 0.15}" ry="${H * 0.11}" fill="#b80a1a" filter="${blur(20)}"/><ellipse cx="${cx}" cy="${cy}" rx="${H * 0.075}" ry="${H * 0.055}" fill="#8f0613" filter="${blur(9)}"/></g>`;
  for (let s = 0; s < spokes.length; s++)
    out += `<path d="${P(range(11).map((i) => at(s, Math.min(i, 10), 0.9)))}" fill="none" stroke="#fff" stroke-width="2.2" opacity=".85"/>`;
  out += smoke(W, H, 61, 0.003, 0.005, '#ffffff', 0.4);
  return out;
}
