import { type Random, blur, fill, lin, n1, rad, range, rough } from '../brush.ts';

/** The body of a violin, so close that its f is a flame. */
export function csardas(W: number, H: number, r: Random): string {
  const cx = W * 0.66,
    u = H / 1000;
  let out = fill(
    W,
    H,
    lin(0, 0, W, 0, [
      [0, '#2a0905'],
      [0.45, '#8c2a0e'],
      [0.7, '#c9581b'],
      [1, '#5a1608'],
    ]),
  );
  out += `<g filter="${rough(7, 0.002, 0.05, 30)}">`;
  for (const k of range(70)) {
    const y = (k / 70) * H + r() * 12;
    out += `<path d="M-20 ${n1(y)} Q${W * 0.5} ${n1(y + (r() - 0.5) * 60)} ${W + 20} ${n1(y)}" stroke="${k % 2 ? '#3a0d05' : '#f09a4a'}" stroke-width="${n1(1 + r() * 5)}" fill="none" opacity="${n1(0.06 + r() * 0.14)}"/>`;
  }
  out += '</g>';
  const f = `M${cx + 60 * u} ${150 * u} C${cx - 60 * u} ${120 * u} ${cx - 90 * u} ${300 * u} ${cx - 10 * u} ${470 * u} C${cx + 60 * u} ${620 * u} ${cx + 70 * u} ${780 * u} ${cx - 40 * u} ${850 * u} C${cx + 110 * u} ${840 * u} ${cx + 130 * u} ${640 * u} ${cx + 45 * u} ${470 * u} C${cx - 25 * u} ${320 * u} ${cx - 20 * u} ${190 * u} ${cx + 60 * u} ${150 * u}Z`;
  const holes = `<circle cx="${cx + 62 * u}" cy="${200 * u}" r="${50 * u}"/><circle cx="${cx - 44 * u}" cy="${800 * u}" r="${58 * u}"/><path d="M${cx - 60 * u} ${478 * u} L${cx + 100 * u} ${462 * u} L${cx + 98 * u} ${484 * u} L${cx - 58 * u} ${500 * u}Z"/>`;
  out += `<g fill="#ffb04a" filter="${blur(34)}" opacity=".7"><path d="${f}" stroke="#ffb04a" stroke-width="30"/>${holes}</g><g fill="#120302"><path d="${f}"/>${holes}</g>`;
  for (const k of range(4)) {
    const x = W * (0.2 + k * 0.058);
    out += `<rect x="${n1(x)}" y="-10" width="${9 - k * 1.6}" height="${H + 20}" fill="${lin(x, 0, x + 10, 0, [
      [0, '#fff3d6'],
      [1, '#8a6a3a'],
    ])}"/><rect x="${n1(x + 26)}" y="-10" width="10" height="${H + 20}" fill="#1a0502" opacity=".4" filter="${blur(6)}"/>`;
  }
  return (
    out +
    fill(
      W,
      H,
      rad(cx, H * 0.48, W * 0.7, [
        [0, '#000', 0],
        [1, '#120302', 0.8],
      ]),
    )
  );
}
