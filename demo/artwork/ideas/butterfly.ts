import { type Random, blur, fill, lin, n1, rad, range } from '../brush.ts';

/** Two fans and a pin. */
export function butterfly(W: number, H: number, r: Random): string {
  const cx = W * 0.62,
    cy = H * 0.56,
    u = H / 1000;
  let out = fill(
    W,
    H,
    lin(0, 0, 0, H, [
      [0, '#f2e4d2'],
      [1, '#d6b9a0'],
    ]),
  );
  const fan = (from: number, to: number, radius: number, first: string, second: string) =>
    range(11)
      .map((k) => {
        const a1 = ((from + ((to - from) * k) / 11) * Math.PI) / 180,
          a2 = ((from + ((to - from) * (k + 1)) / 11) * Math.PI) / 180,
          R = radius * u * (0.96 + 0.04 * Math.sin(k * 2.1));
        return `<path d="M${cx} ${cy} L${n1(cx + Math.cos(a1) * R)} ${n1(cy + Math.sin(a1) * R)} L${n1(cx + Math.cos(a2) * R)} ${n1(cy + Math.sin(a2) * R)}Z" fill="${k % 2 ? first : second}"/><path d="M${cx} ${cy} L${n1(cx + Math.cos(a1) * R * 0.98)} ${n1(cy + Math.sin(a1) * R * 0.98)}" stroke="#3a1414" stroke-width="3"/>`;
      })
      .join('');
  out += `<g opacity=".35" filter="${blur(22)}" transform="translate(26 38)">${fan(-172, -98, 520, '#5a2a20', '#5a2a20')}${fan(-82, -8, 520, '#5a2a20', '#5a2a20')}</g>`;
  out += fan(112, 168, 350, '#8e1a2c', '#c33a3f') + fan(12, 68, 350, '#c33a3f', '#8e1a2c');
  out += fan(-172, -98, 520, '#d94a48', '#b3131f') + fan(-82, -8, 520, '#b3131f', '#d94a48');
  for (const k of range(26)) {
    const a = ((-170 + (k % 13) * 5.6 + (k > 12 ? 90 : 0)) * Math.PI) / 180,
      d = (260 + r() * 220) * u;
    out += `<circle cx="${n1(cx + Math.cos(a) * d)}" cy="${n1(cy + Math.sin(a) * d)}" r="${n1((8 + r() * 22) * u)}" fill="#ffe9d6" opacity="${n1(0.5 + r() * 0.5)}"/>`;
  }
  out += `<ellipse cx="${cx}" cy="${cy + 30 * u}" rx="${22 * u}" ry="${170 * u}" fill="#2a0f12"/><path d="M${cx} ${cy - 120 * u} q${-50 * u} ${-110 * u} ${-120 * u} ${-130 * u} M${cx} ${cy - 120 * u} q${50 * u} ${-110 * u} ${120 * u} ${-130 * u}" stroke="#2a0f12" stroke-width="5" fill="none"/>`;
  out += `<path d="M${cx + 8 * u} ${cy - 10 * u} L${cx + 190 * u} ${cy - 330 * u}" stroke="#6b7078" stroke-width="7"/><circle cx="${cx + 196 * u}" cy="${cy - 340 * u}" r="${26 * u}" fill="${rad(
    cx + 188 * u,
    cy - 350 * u,
    30 * u,
    [
      [0, '#fff'],
      [1, '#8a9098'],
    ],
  )}"/>`;
  return out;
}
