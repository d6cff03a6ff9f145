import { type Random, fill, lin, mix, n1, range } from '../brush.ts';

/** A fox’s face that is also two hills and a valley. */
export function fuechslein(W: number, H: number, r: Random): string {
  const cx = W * 0.6,
    u = H / 1000;
  let out = fill(
    W,
    H,
    lin(0, 0, 0, H, [
      [0, '#e9d9a6'],
      [0.6, '#a9b779'],
      [1, '#2f4a2e'],
    ]),
  );
  for (const k of range(26)) {
    const x = (k + r()) * (W / 25),
      w = 10 + r() * 22,
      far = r();
    out += `<path d="M${n1(x)} -10 L${n1(x + w)} -10 L${n1(x + w * 1.2)} ${H} L${n1(x - w * 0.2)} ${H}Z" fill="${mix('#22361f', '#8fa266', far)}" opacity="${n1(0.85 - far * 0.5)}"/>`;
  }
  for (const k of range(120))
    out += `<ellipse cx="${n1(r() * W)}" cy="${n1(H * 0.04 + r() * H * 0.4)}" rx="${n1(8 + r() * 20)}" ry="${n1(5 + r() * 10)}" fill="${['#d9822b', '#c4521d', '#e8b04a', '#5b7a3a'][k % 4]}" opacity="${n1(0.3 + r() * 0.5)}" transform="rotate(${n1(r() * 60 - 30)} ${W / 2} ${H / 4})"/>`;
  const face = `M${cx - 330 * u} ${200 * u} L${cx - 150 * u} ${420 * u} Q${cx} ${370 * u} ${cx + 150 * u} ${420 * u} L${cx + 330 * u} ${200 * u} Q${cx + 390 * u} ${560 * u} ${cx + 200 * u} ${720 * u} L${cx} ${930 * u} L${cx - 200 * u} ${720 * u} Q${cx - 390 * u} ${560 * u} ${cx - 330 * u} ${200 * u}Z`;
  out += `<path d="${face}" fill="${lin(cx - 350 * u, 0, cx + 350 * u, 0, [
    [0, '#e8742a'],
    [0.5, '#d4571a'],
    [0.5, '#b94412'],
    [1, '#8e3010'],
  ])}"/>`;
  out += `<path d="M${cx} ${930 * u} L${cx - 200 * u} ${720 * u} Q${cx - 345 * u} ${620 * u} ${cx - 350 * u} ${470 * u} Q${cx - 180 * u} ${560 * u} ${cx} ${840 * u}Z" fill="#fbf1dd"/><path d="M${cx} ${930 * u} L${cx + 200 * u} ${720 * u} Q${cx + 345 * u} ${620 * u} ${cx + 350 * u} ${470 * u} Q${cx + 180 * u} ${560 * u} ${cx} ${840 * u}Z" fill="#e2cfae"/>`;
  out += `<path d="M${cx - 300 * u} ${270 * u} L${cx - 190 * u} ${410 * u} L${cx - 290 * u} ${450 * u}Z M${cx + 300 * u} ${270 * u} L${cx + 190 * u} ${410 * u} L${cx + 290 * u} ${450 * u}Z" fill="#2a120a"/>`;
  out += `<path d="M${cx - 215 * u} ${560 * u} Q${cx - 150 * u} ${500 * u} ${cx - 95 * u} ${590 * u} Q${cx - 160 * u} ${600 * u} ${cx - 215 * u} ${560 * u}Z M${cx + 215 * u} ${560 * u} Q${cx + 150 * u} ${500 * u} ${cx + 95 * u} ${590 * u} Q${cx + 160 * u} ${600 * u} ${cx + 215 * u} ${560 * u}Z" fill="#1c0d08"/><circle cx="${cx - 150 * u}" cy="${556 * u}" r="${11 * u}" fill="#ffe9a8"/><circle cx="${cx + 150 * u}" cy="${556 * u}" r="${11 * u}" fill="#ffe9a8"/><ellipse cx="${cx}" cy="${900 * u}" rx="${48 * u}" ry="${38 * u}" fill="#1c0d08"/>`;
  return out;
}
