import { blur, cone, fill, lin, rad, smoke } from '../brush.ts';

/** Half a face is the singer's, half is the part's. */
export function maske(W: number, H: number): string {
  const cx = W * 0.6,
    cy = H * 0.5,
    u = H / 1000;
  const face = `M${cx} ${cy - 360 * u} C${cx + 210 * u} ${cy - 360 * u} ${cx + 280 * u} ${cy - 180 * u} ${cx + 250 * u} ${cy + 30 * u} C${cx + 220 * u} ${cy + 230 * u} ${cx + 100 * u} ${cy + 390 * u} ${cx} ${cy + 390 * u}`;
  let out = fill(
    W,
    H,
    rad(cx, cy, W * 0.75, [
      [0, '#1f4a4c'],
      [0.5, '#10282e'],
      [1, '#050c10'],
    ]),
  );
  out += cone(cx + 420 * u, -80 * u, 112, 44, H * 1.3, '#ffe0a8', 0.6) + smoke(W, H, 151, 0.002, 0.004, '#0a2024', 0.5);
  out += `<path d="${face} C${cx - 100 * u} ${cy + 390 * u} ${cx - 220 * u} ${cy + 230 * u} ${cx - 250 * u} ${cy + 30 * u} C${cx - 280 * u} ${cy - 180 * u} ${cx - 210 * u} ${cy - 360 * u} ${cx} ${cy - 360 * u}Z" fill="#050a0c" transform="translate(${-26 * u} ${30 * u})" filter="${blur(26)}" opacity=".8"/>`;
  out += `<path d="${face} C${cx - 100 * u} ${cy + 390 * u} ${cx - 220 * u} ${cy + 230 * u} ${cx - 250 * u} ${cy + 30 * u} C${cx - 280 * u} ${cy - 180 * u} ${cx - 210 * u} ${cy - 360 * u} ${cx} ${cy - 360 * u}Z" fill="${lin(
    cx - 250 * u,
    0,
    cx,
    0,
    [
      [0, '#0a1a1f'],
      [1, '#24424a'],
    ],
  )}"/>`;
  out += `<path d="${face}Z" fill="${lin(cx, cy - 300 * u, cx + 260 * u, cy + 200 * u, [
    [0, '#fff7e6'],
    [0.6, '#f0dcc0'],
    [1, '#b98f6c'],
  ])}"/>`;
  out += `<path d="M${cx} ${cy - 360 * u} C${cx + 26 * u} ${cy - 120 * u} ${cx + 30 * u} ${cy + 20 * u} ${cx} ${cy + 90 * u}Z" fill="#d9bd9b" opacity=".8"/>`;
  out += `<path d="M${cx + 60 * u} ${cy - 70 * u} Q${cx + 140 * u} ${cy - 130 * u} ${cx + 212 * u} ${cy - 62 * u} Q${cx + 140 * u} ${cy - 24 * u} ${cx + 60 * u} ${cy - 70 * u}Z" fill="#150c0a"/><path d="M${cx + 46 * u} ${cy - 150 * u} Q${cx + 140 * u} ${cy - 220 * u} ${cx + 226 * u} ${cy - 140 * u}" fill="none" stroke="#3a1c14" stroke-width="${13 * u}" stroke-linecap="round"/>`;
  out += `<path d="M${cx} ${cy + 190 * u} Q${cx + 50 * u} ${cy + 158 * u} ${cx + 122 * u} ${cy + 168 * u} Q${cx + 70 * u} ${cy + 240 * u} ${cx} ${cy + 236 * u}Z" fill="#b3131f"/><path d="M${cx + 150 * u} ${cy + 10 * u} q${26 * u} ${58 * u} ${-4 * u} ${96 * u}" fill="none" stroke="#b3131f" stroke-width="${9 * u}" stroke-linecap="round" opacity=".85"/>`;
  out += `<path d="M${cx - 208 * u} ${cy - 66 * u} Q${cx - 140 * u} ${cy - 96 * u} ${cx - 64 * u} ${cy - 66 * u}" fill="none" stroke="#0a1418" stroke-width="${9 * u}" stroke-linecap="round"/>`;
  return (
    out +
    fill(
      W,
      H,
      lin(0, 0, W, 0, [
        [0, '#03080a', 0.75],
        [0.45, '#03080a', 0],
        [1, '#03080a', 0.4],
      ]),
    )
  );
}
