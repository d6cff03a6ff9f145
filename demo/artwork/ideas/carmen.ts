import { type Random, n1, def, rad, fill, smoke } from '../brush.ts';

/** Sol y sombra: the arena from above, one shadow longer than the woman who throws it. */
export function carmen(W: number, H: number, r: Random): string {
  const wide = W > H,
    cx = wide ? W * 0.6 : W * 0.5,
    cy = wide ? H * 0.56 : H * 0.5,
    R = Math.min(W, H) * (wide ? 0.66 : 0.62);
  let out = fill(W, H, '#1c0607');
  for (let i = 9; i > 0; i--)
    out += `<circle cx="${cx}" cy="${cy}" r="${R * (1.08 + i * 0.085)}" fill="${i % 2 ? '#2a090b' : '#210708'}"/>`;
  for (let i = 0; i < 900; i++) {
    const a = r() * 6.283,
      d = R * (1.12 + Math.floor(r() * 8) * 0.085 + 0.03);
    out += `<circle cx="${n1(cx + Math.cos(a) * d)}" cy="${n1(cy + Math.sin(a) * d)}" r="${n1(2 + r() * 4)}" fill="${['#6b1a16', '#8f2a1c', '#3d0f10', '#c06a35', '#e0b070'][Math.floor(r() * 5)]}" opacity=".75"/>`;
  }
  out += `<circle cx="${cx}" cy="${cy}" r="${R * 1.075}" fill="#b3131f"/><circle cx="${cx}" cy="${cy}" r="${R * 1.075}" fill="none" stroke="#f4d9a8" stroke-width="3"/><circle cx="${cx}" cy="${cy}" r="${R}" fill="${rad(
    cx - R * 0.3,
    cy + R * 0.2,
    R * 1.5,
    [
      [0, '#f6b850'],
      [0.6, '#e2932f'],
      [1, '#c26b1c'],
    ],
  )}"/>`;
  for (let i = 1; i < 15; i++)
    out += `<circle cx="${cx}" cy="${cy}" r="${n1(R * (i / 15))}" fill="none" stroke="#8c4510" stroke-width="1.4" opacity=".28"/>`;
  const clip = def((id) => `<clipPath id="${id}"><circle cx="${cx}" cy="${cy}" r="${R * 1.9}"/></clipPath>`);
  out += `<g clip-path="${clip}"><path d="M${cx + R * 0.52} ${-H} L${cx + R * 0.02} ${H * 2} L${W * 2} ${H * 2} L${W * 2} ${-H}Z" fill="#1c0710" opacity=".8"/></g>`;
  const fx = cx - R * 0.46,
    fy = cy + R * 0.26;
  out += `<g transform="translate(${fx} ${fy}) rotate(64) scale(${R / 400})"><g fill="#2a0c10" opacity=".95"><path d="M-14 6 C-34 -60 -78 -136 -128 -170 C-96 -206 -60 -180 -40 -196 C-16 -214 16 -184 40 -200 C66 -214 96 -190 120 -168 C74 -132 34 -60 14 6Z"/><path d="M-34 -190 C-22 -236 -20 -270 -34 -318 C-38 -334 -28 -344 -14 -346 L16 -346 C30 -344 38 -334 34 -318 C20 -270 22 -236 34 -190Z"/><path d="M24 -332 C66 -350 92 -392 84 -446 C82 -462 94 -466 98 -452 C112 -392 88 -330 34 -304Z"/><path d="M-24 -332 C-62 -344 -104 -322 -112 -268 C-114 -246 -92 -222 -62 -214 C-54 -212 -52 -224 -60 -228 C-84 -240 -94 -254 -90 -272 C-82 -304 -60 -312 -28 -304Z"/><path d="M-6 -350 L6 -350 L8 -366 L-8 -366Z"/><ellipse cx="0" cy="-388" rx="22" ry="28"/><circle cx="17" cy="-413" r="13"/><path d="M92 -456 L60 -520 Q92 -546 128 -520Z"/></g></g>`;
  out += `<g transform="translate(${fx} ${fy}) scale(${R / 420})"><ellipse cx="0" cy="0" rx="24" ry="22" fill="#8e0d1a"/><path d="M-24 0 C-40 8 -44 22 -34 30 C-14 40 20 40 34 28 C44 18 38 4 24 0Z" fill="#c81626"/><circle cx="0" cy="-3" r="10" fill="#180506"/></g>`;
  out += smoke(W, H, 3, 0.003, 0.004, '#7a3208', 0.24);
  return out;
}
