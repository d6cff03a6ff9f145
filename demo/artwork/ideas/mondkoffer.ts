import { type Random, n1, fill, smoke } from '../brush.ts';

/** Children's opera: someone has packed the moon. */
export function mondkoffer(W: number, H: number, r: Random): string {
  const cx = W > H ? W * 0.6 : W * 0.5,
    u = Math.min(W, H) / 1000,
    fy = H * 0.8;
  let out = fill(W, H, '#155e75');
  out += `<path d="M0 ${fy} L${W} ${fy} L${W} ${H} L0 ${H}Z" fill="#0b3b4c"/>`;
  [0, 1, 2].forEach(
    (i) =>
      (out += `<circle cx="${cx}" cy="${fy - 300 * u}" r="${(640 - i * 130) * u}" fill="#f6c945" opacity="${0.1 + i * 0.07}"/>`),
  );
  for (let i = 0; i < 46; i++) {
    const x = r() * W,
      y = r() * fy * 0.9,
      s = (5 + r() * 12) * u;
    out += `<path transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(r() * 70)})" d="M0 ${-s * 2} L${s * 0.5} ${-s * 0.5} L${s * 2} 0 L${s * 0.5} ${s * 0.5} L0 ${s * 2} L${-s * 0.5} ${s * 0.5} L${-s * 2} 0 L${-s * 0.5} ${-s * 0.5}Z" fill="#ffeeb8"/>`;
  }
  out += `<path d="M${cx - 350 * u} ${fy - 240 * u} L${cx - 290 * u} ${fy - 560 * u} L${cx + 330 * u} ${fy - 560 * u} L${cx + 350 * u} ${fy - 240 * u}Z" fill="#8c1d2c"/><path d="M${cx - 316 * u} ${fy - 250 * u} L${cx - 264 * u} ${fy - 530 * u} L${cx + 302 * u} ${fy - 530 * u} L${cx + 318 * u} ${fy - 250 * u}Z" fill="#f2a97e"/>`;
  for (let i = 0; i < 9; i++)
    out += `<path d="M${cx + (-290 + i * 70) * u} ${fy - 250 * u} L${cx + (-246 + i * 66) * u} ${fy - 530 * u}" stroke="#e2896a" stroke-width="${12 * u}"/>`;
  out += `<circle cx="${cx + 10 * u}" cy="${fy - 330 * u}" r="${236 * u}" fill="#ffe27a"/><circle cx="${cx - 66 * u}" cy="${fy - 420 * u}" r="${38 * u}" fill="#f3cb4f"/><circle cx="${cx + 96 * u}" cy="${fy - 350 * u}" r="${58 * u}" fill="#f3cb4f"/><circle cx="${cx - 20 * u}" cy="${fy - 290 * u}" r="${24 * u}" fill="#f3cb4f"/><circle cx="${cx + 40 * u}" cy="${fy - 490 * u}" r="${22 * u}" fill="#f3cb4f"/>`;
  out += `<path d="M${cx - 360 * u} ${fy - 250 * u} L${cx + 360 * u} ${fy - 250 * u} L${cx + 348 * u} ${fy + 40 * u} L${cx - 348 * u} ${fy + 40 * u}Z" fill="#c22436"/><path d="M${cx - 360 * u} ${fy - 250 * u} L${cx + 360 * u} ${fy - 250 * u} L${cx + 359 * u} ${fy - 214 * u} L${cx - 359 * u} ${fy - 214 * u}Z" fill="#8c1d2c"/>`;
  [-250, 214].forEach(
    (x) =>
      (out += `<rect x="${cx + x * u}" y="${fy - 262 * u}" width="${40 * u}" height="${302 * u}" fill="#7a3b1c"/><rect x="${cx + (x - 6) * u}" y="${fy - 168 * u}" width="${52 * u}" height="${34 * u}" fill="#f6c945"/>`),
  );
  out += `<path d="M${cx - 80 * u} ${fy - 110 * u} q${80 * u} ${72 * u} ${160 * u} 0" fill="none" stroke="#4d0f18" stroke-width="${22 * u}" stroke-linecap="round"/>`;
  out +=
    `<ellipse cx="${cx}" cy="${fy + 54 * u}" rx="${420 * u}" ry="${22 * u}" fill="#062a37"/>` +
    smoke(W, H, 81, 0.5, 0.5, '#052a36', 0.16);
  return out;
}
