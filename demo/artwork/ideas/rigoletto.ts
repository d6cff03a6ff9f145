import { type Random, blur, cone, fill, lin, n1, rad } from '../brush.ts';

/** The cap without the man: three horns, three bells, one of them silent. */
export function rigoletto(W: number, H: number, r: Random): string {
  const cx = W * 0.6,
    u = H / 1000;
  let out = fill(
    W,
    H,
    rad(cx, H * 0.45, W * 0.7, [
      [0, '#24406a'],
      [0.6, '#0f1c3a'],
      [1, '#04060f'],
    ]),
  );
  out += cone(cx - 120 * u, -80, 82, 42, H * 1.15, '#bcd3ff', 0.6);
  const horn = (dx: number, tip: [number, number], light: string, dark: string) =>
    `<path d="M${cx - 150 * u} ${720 * u} Q${n1(cx + dx * 0.4 * u)} ${260 * u} ${n1(cx + tip[0] * u)} ${n1(tip[1] * u)} Q${n1(cx + dx * 0.72 * u)} ${430 * u} ${cx + 150 * u} ${720 * u}Z" fill="${lin(
      cx - 200 * u,
      0,
      cx + 260 * u,
      0,
      [
        [0, light],
        [1, dark],
      ],
    )}"/>`;
  out += horn(-520, [-400, 420], '#b3131f', '#4a0812');
  out += horn(560, [420, 440], '#e0a63a', '#6a3a10');
  out += horn(40, [60, 150], '#7a1020', '#21040a');
  out += `<path d="M${cx - 230 * u} ${700 * u} Q${cx} ${620 * u} ${cx + 230 * u} ${700 * u} L${cx + 210 * u} ${790 * u} Q${cx} ${720 * u} ${cx - 210 * u} ${790 * u}Z" fill="#e0a63a"/>`;
  for (const [x, y, lit] of [
    [-400, 440, 1],
    [420, 462, 1],
    [60, 165, 0],
  ] as const)
    out += `<circle cx="${cx + x * u}" cy="${y * u}" r="${70 * u}" fill="#ffd66e" opacity="${lit ? 0.55 : 0}" filter="${blur(24)}"/><circle cx="${cx + x * u}" cy="${y * u}" r="${40 * u}" fill="${lit ? '#ffd66e' : '#3a3038'}"/><path d="M${cx + (x - 22) * u} ${(y + 12) * u} h${44 * u}" stroke="#1a0c04" stroke-width="${7 * u}"/>`;
  out += `<ellipse cx="${cx}" cy="${H * 0.88}" rx="${W * 0.3}" ry="${26 * u}" fill="#bcd3ff" opacity=".35" filter="${blur(18)}"/>`;
  return (
    out +
    `<path d="M${cx - 60 * u} ${H * 0.88} q${(40 + r() * 20) * u} ${14 * u} ${120 * u} 0" stroke="#b3131f" stroke-width="4" fill="none"/>`
  );
}
