import { type Random, blur, cone, fill, lin, n1, person, rad, range, smoke } from '../brush.ts';

/** Everybody who sings here, from behind, bowing into the light. */
export function ensemble(W: number, H: number, r: Random): string {
  const cx = W * 0.6;
  let out = fill(
    W,
    H,
    lin(0, 0, 0, H, [
      [0, '#141a3a'],
      [0.55, '#5a2a52'],
      [1, '#12081a'],
    ]),
  );
  out += fill(
    W,
    H,
    rad(cx, H * 0.72, W * 0.55, [
      [0, '#ffc67a', 0.95],
      [0.4, '#c2503e', 0.5],
      [1, '#0e0716', 0],
    ]),
  );
  for (const k of range(6))
    out += cone(
      W * (0.1 + k * 0.18),
      -60,
      84 + (k % 3) * 5,
      13,
      H * 1.15,
      ['#ffd596', '#ff9a6a', '#c9a0ff'][k % 3] ?? '#ffd596',
      0.55,
    );
  out += smoke(W, H, 131, 0.0018, 0.005, '#ffb98a', 0.3);
  for (const row of range(3)) {
    const n = 9 + row * 2,
      y = H * (0.84 + row * 0.07),
      tone = ['#3a1c34', '#21101f', '#0d070d'][row] ?? '#0d070d';
    for (const i of range(n)) {
      const x = W * ((i + 0.5 + (row % 2) * 0.3) / n) + (r() - 0.5) * 40,
        h = H * (0.26 + row * 0.05 + r() * 0.05);
      out += person(x, y, h, tone, 0.12 + r() * 0.16, (r() - 0.5) * 5);
    }
  }
  out += `<path d="M0 ${n1(H * 0.97)} H${W} V${H} H0Z" fill="#080408"/><ellipse cx="${cx}" cy="${H * 0.97}" rx="${W * 0.4}" ry="18" fill="#ffcf8a" opacity=".45" filter="${blur(18)}"/>`;
  return out;
}
