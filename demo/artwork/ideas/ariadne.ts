import { type Point, type Random, blur, fill, lin, n1, P, person, rad, range } from '../brush.ts';

/** A labyrinth of walls; the thread lies there, and leads to an island. */
export function ariadne(W: number, H: number, r: Random): string {
  const cx = W * 0.64,
    cy = H * 0.5,
    R = H * 0.46;
  let out = fill(
    W,
    H,
    lin(0, 0, W, H, [
      [0, '#0e2a4a'],
      [0.6, '#2d6f93'],
      [1, '#0a1f38'],
    ]),
  );
  for (const _ of range(200))
    out += `<path d="M${n1(r() * W)} ${n1(r() * H)} h${n1(10 + r() * 40)}" stroke="#bfe3ea" stroke-width="1.4" opacity="${n1(0.05 + r() * 0.25)}"/>`;
  out += `<circle cx="${cx}" cy="${cy}" r="${R * 1.06}" fill="#0a1a30" opacity=".5" filter="${blur(20)}"/><circle cx="${cx}" cy="${cy}" r="${R}" fill="${rad(
    cx,
    cy,
    R,
    [
      [0, '#f8e3b2'],
      [0.8, '#e2b878'],
      [1, '#b98247'],
    ],
  )}"/>`;
  for (const k of range(7)) {
    const rr = R * (0.2 + k * 0.12),
      gap = 0.3 + r() * 0.25,
      at = k % 2 ? 0.4 + r() : 3.4 + r(),
      x1 = cx + Math.cos(at) * rr,
      y1 = cy + Math.sin(at) * rr,
      x2 = cx + Math.cos(at - gap) * rr,
      y2 = cy + Math.sin(at - gap) * rr;
    out += `<path d="M${n1(x1)} ${n1(y1)} A${n1(rr)} ${n1(rr)} 0 1 1 ${n1(x2)} ${n1(y2)}" fill="none" stroke="#5a3a1e" stroke-width="9"/>`;
  }
  const thread = range(260).map((k): Point => {
    const t = k / 259,
      a = t * 19 + 0.5,
      d = R * (0.02 + t * 1.0);
    return [cx + Math.cos(a) * d + Math.sin(t * 60) * 5, cy + Math.sin(a) * d];
  });
  const last = thread.at(-1) ?? [cx, cy];
  out += `<path d="${P(thread)} Q${W * 0.3} ${H * 0.2} ${-20} ${H * 0.42}" fill="none" stroke="#c3131f" stroke-width="5" stroke-linejoin="round"/><circle cx="${n1(last[0])}" cy="${n1(last[1])}" r="7" fill="#c3131f"/>`;
  return out + person(cx, cy + R * 0.12, R * 0.24, '#2a120c', 0.26);
}
