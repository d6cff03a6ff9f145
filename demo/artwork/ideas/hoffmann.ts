import { type Random, blur, fill, n1, rad, range } from '../brush.ts';

/** An eye that is a lens, with a doll’s lashes and three loves in it. */
export function hoffmann(W: number, H: number, r: Random): string {
  const cx = W * 0.61,
    cy = H * 0.5,
    R = H * 0.3;
  let out = fill(
    W,
    H,
    rad(cx, cy, W * 0.7, [
      [0, '#1f3a3a'],
      [0.5, '#0d1c22'],
      [1, '#03060a'],
    ]),
  );
  for (const k of range(48)) {
    const a = (k / 48) * 6.283,
      l = R * (1.34 + (k % 2) * 0.1 + r() * 0.08);
    out += `<path d="M${n1(cx + Math.cos(a) * R * 1.12)} ${n1(cy + Math.sin(a) * R * 1.12)} L${n1(cx + Math.cos(a) * l)} ${n1(cy + Math.sin(a) * l)}" stroke="#c9a15a" stroke-width="${k % 4 ? 5 : 12}" opacity=".85"/>`;
  }
  out += `<circle cx="${cx}" cy="${cy}" r="${R * 1.14}" fill="none" stroke="#c9a15a" stroke-width="16"/><circle cx="${cx}" cy="${cy}" r="${R * 1.03}" fill="#efe7d6"/>`;
  for (const k of range(170)) {
    const a = (k / 170) * 6.283 + r() * 0.02,
      c = ['#3aa6a0', '#2a7f9a', '#8ad0b4', '#1b5f78'][k % 4];
    out += `<path d="M${n1(cx + Math.cos(a) * R * 0.34)} ${n1(cy + Math.sin(a) * R * 0.34)} L${n1(cx + Math.cos(a) * R * (0.74 + r() * 0.12))} ${n1(cy + Math.sin(a) * R * (0.74 + r() * 0.12))}" stroke="${c}" stroke-width="${n1(4 + r() * 5)}"/>`;
  }
  out += `<circle cx="${cx}" cy="${cy}" r="${R * 0.4}" fill="#05080a"/>`;
  for (const [k, c] of ['#f4a2b0', '#e7cf74', '#d24a3c'].entries()) {
    const a = -2.1 + k * 2.094;
    out += `<circle cx="${n1(cx + Math.cos(a) * R * 0.17)}" cy="${n1(cy + Math.sin(a) * R * 0.17)}" r="${R * 0.085}" fill="${c}"/><circle cx="${n1(cx + Math.cos(a) * R * 0.17)}" cy="${n1(cy + Math.sin(a) * R * 0.17)}" r="${R * 0.14}" fill="${c}" opacity=".4" filter="${blur(10)}"/>`;
  }
  out += `<ellipse cx="${cx - R * 0.42}" cy="${cy - R * 0.46}" rx="${R * 0.17}" ry="${R * 0.11}" fill="#fff" opacity=".85" transform="rotate(-32 ${cx - R * 0.42} ${cy - R * 0.46})"/>`;
  for (const k of range(11)) {
    const a = (-158 + k * 13.6) * (Math.PI / 180);
    out += `<path d="M${n1(cx + Math.cos(a) * R * 1.5)} ${n1(cy + Math.sin(a) * R * 1.5)} q${n1(Math.cos(a) * 60)} ${n1(Math.sin(a) * 60 - 26)} ${n1(Math.cos(a) * 90)} ${n1(Math.sin(a) * 110)}" stroke="#0a0406" stroke-width="13" stroke-linecap="round" fill="none"/>`;
  }
  return out;
}
