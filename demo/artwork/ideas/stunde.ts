import { type Random, blur, fill, lin, n1, rad, range } from '../brush.ts';

/** A dial from which somebody has cut an hour. */
export function stunde(W: number, H: number, r: Random): string {
  const cx = W * 0.62,
    cy = H * 0.5,
    R = H * 0.36;
  let out = fill(
    W,
    H,
    lin(0, 0, W, H, [
      [0, '#0a1030'],
      [0.5, '#1f2b66'],
      [1, '#090b22'],
    ]),
  );
  for (const k of range(130))
    out += `<circle cx="${n1(r() * W)}" cy="${n1(r() * H)}" r="${n1(0.8 + (k % 4) * 0.7)}" fill="#dfe6ff" opacity="${n1(0.2 + r() * 0.7)}"/>`;
  const at = (hour: number, d: number): [number, number] => {
    const a = ((hour - 3) / 12) * 6.283;
    return [cx + Math.cos(a) * d, cy + Math.sin(a) * d];
  };
  const piece = (from: number, to: number, dx: number, dy: number, paint: string) => {
    const [x1, y1] = at(from, R),
      [x2, y2] = at(to, R);
    return `<path transform="translate(${dx} ${dy})" d="M${cx} ${cy} L${n1(x1)} ${n1(y1)} A${R} ${R} 0 ${to - from > 6 ? 1 : 0} 1 ${n1(x2)} ${n1(y2)}Z" fill="${paint}"/>`;
  };
  const ivory = rad(cx - R * 0.3, cy - R * 0.3, R * 1.6, [
    [0, '#fff8e4'],
    [1, '#d9bd8a'],
  ]);
  out += `<circle cx="${cx}" cy="${cy}" r="${R * 1.2}" fill="#f3d58e" opacity=".25" filter="${blur(60)}"/>`;
  out += piece(3, 14, 0, 0, ivory) + piece(2, 3, R * 0.26, -R * 0.06, '#e8a33c');
  for (const k of range(60)) {
    const hour = k / 5;
    if (hour > 2.05 && hour < 2.95) continue;
    const [x1, y1] = at(hour, R * 0.93),
      [x2, y2] = at(hour, R * (k % 5 ? 0.89 : 0.8));
    out += `<path d="M${n1(x1)} ${n1(y1)} L${n1(x2)} ${n1(y2)}" stroke="#23180e" stroke-width="${k % 5 ? 3 : 9}"/>`;
  }
  const [hx, hy] = at(2, R * 0.5),
    [mx, my] = at(12, R * 0.76);
  out += `<path d="M${cx} ${cy} L${n1(hx)} ${n1(hy)}" stroke="#23180e" stroke-width="16" stroke-linecap="round"/><path d="M${cx} ${cy} L${n1(mx)} ${n1(my)}" stroke="#b3131f" stroke-width="9" stroke-linecap="round"/><circle cx="${cx}" cy="${cy}" r="18" fill="#23180e"/>`;
  return out;
}
