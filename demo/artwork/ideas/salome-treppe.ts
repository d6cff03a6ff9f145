import { P, mix, lin, fill, smoke, cone, person } from '../brush.ts';

/** Salome, third picture: she climbs; the carpet runs the other way. */
export function salomeTreppe(W: number, H: number): string {
  let out = fill(
    W,
    H,
    lin(0, 0, 0, H, [
      [0, '#0d0710'],
      [0.5, '#2a0d1c'],
      [1, '#12070d'],
    ]),
  );
  out += cone(W * 0.5, -H * 0.15, 90, 46, H * 1.35, '#ffc9a0', 0.75);
  const n = 16;
  for (let i = 0; i < n; i++) {
    const t = i / n,
      y = H * 0.36 + H * 0.66 * t ** 1.25,
      y2 = H * 0.36 + H * 0.66 * ((i + 1) / n) ** 1.25,
      half = W * (0.12 + 0.5 * t),
      half2 = W * (0.12 + (0.5 * (i + 1)) / n),
      mid = y + (y2 - y) * 0.45;
    out += `<path d="${P([
      [W / 2 - half, y],
      [W / 2 + half, y],
      [W / 2 + half2, mid],
      [W / 2 - half2, mid],
    ])}Z" fill="${lin(W / 2 - half2, 0, W / 2 + half2, 0, [
      [0, '#1b0d14'],
      [0.5, mix('#e6b795', '#7c4b46', t)],
      [1, '#1b0d14'],
    ])}"/><path d="${P([
      [W / 2 - half2, mid],
      [W / 2 + half2, mid],
      [W / 2 + half2, y2],
      [W / 2 - half2, y2],
    ])}Z" fill="${lin(W / 2 - half2, 0, W / 2 + half2, 0, [
      [0, '#0b0509'],
      [0.5, mix('#6a3432', '#2b1118', t)],
      [1, '#0b0509'],
    ])}"/>`;
    const c = 0.14,
      c2 = 0.14;
    out += `<path d="${P([
      [W / 2 - half * c, y],
      [W / 2 + half * c, y],
      [W / 2 + half2 * c2, mid],
      [W / 2 - half2 * c2, mid],
    ])}Z" fill="#d31a2a"/><path d="${P([
      [W / 2 - half2 * c, mid],
      [W / 2 + half2 * c, mid],
      [W / 2 + half2 * c2, y2],
      [W / 2 - half2 * c2, y2],
    ])}Z" fill="#86101c"/>`;
  }
  out +=
    person(W * 0.5 - W * 0.055, H * 0.475, H * 0.17, '#0a0508', 0.13) + smoke(W, H, 31, 0.0022, 0.005, '#f0b090', 0.2);
  return out;
}
