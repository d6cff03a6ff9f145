import { type Random, n1, lin, blur, fill, smoke, curtain } from '../brush.ts';

/** The ghost light: what stays on when everybody has gone. */
export function probe(W: number, H: number, r: Random): string {
  const cx = W > H ? W * 0.68 : W * 0.5,
    fy = H * 0.7,
    by = H * 0.36;
  let out = fill(
    W,
    H,
    lin(0, 0, 0, H, [
      [0, '#0b090a'],
      [0.69, '#1a1413'],
      [0.7, '#241a15'],
      [1, '#0a0706'],
    ]),
  );
  out += `<g opacity=".5">${curtain(-20, W + 20, H, 34, r, '#0a0708', '#3a2420', (m) => Math.max(0.1, 1.3 - Math.abs(m - cx) / (W * 0.4)), fy)}</g>`;
  for (let i = -30; i <= 30; i++)
    out += `<path d="M${n1(cx + i * 34)} ${fy} L${n1(cx + i * 150)} ${H}" stroke="#050303" stroke-width="2.2" opacity=".75"/>`;
  out += `<ellipse cx="${cx}" cy="${fy + H * 0.1}" rx="${W * 0.36}" ry="${H * 0.14}" fill="#ffcf8a" opacity=".4" filter="${blur(50)}"/><circle cx="${cx}" cy="${by}" r="${H * 0.34}" fill="#ffbb66" opacity=".34" filter="${blur(100)}"/><circle cx="${cx}" cy="${by}" r="${H * 0.09}" fill="#ffe3b0" opacity=".7" filter="${blur(30)}"/>`;
  out += `<path d="M${cx} ${by + 26} V${fy + H * 0.1}" stroke="#070404" stroke-width="8"/><path d="M${cx - 70} ${fy + H * 0.112} h140" stroke="#070404" stroke-width="9"/><path d="M${cx} ${fy + H * 0.11} L${cx - W * 0.14} ${H}" stroke="#000" stroke-width="16" opacity=".4" filter="${blur(7)}"/><circle cx="${cx}" cy="${by}" r="26" fill="#fffaf0"/><g stroke="#070404" stroke-width="4" fill="none"><ellipse cx="${cx}" cy="${by}" rx="46" ry="54"/><path d="M${cx} ${by - 54} V${by + 54} M${cx - 46} ${by} H${cx + 46}"/></g>`;
  return out + smoke(W, H, 111, 0.0022, 0.004, '#ffcf9a', 0.16);
}
