import { type Point, type Random, blur, fill, lin, mix, n1, P, rad, range, smoke } from '../brush.ts';

/** Keys that run towards a light. */
export function tasten(W: number, H: number, r: Random): string {
  const vx = W * 0.66,
    vy = H * 0.2;
  let out = fill(
    W,
    H,
    lin(0, 0, 0, H, [
      [0, '#1a0e10'],
      [1, '#3a1c18'],
    ]),
  );
  const n = 26;
  for (const k of range(n)) {
    const x1 = -W * 0.5 + (k / n) * W * 2,
      x2 = -W * 0.5 + ((k + 1) / n) * W * 2,
      top = (x: number) => vx + (x - vx) * 0.12;
    out += `<path d="M${n1(x1)} ${H + 10} L${n1(top(x1))} ${n1(vy + 30)} L${n1(top(x2))} ${n1(vy + 30)} L${n1(x2)} ${H + 10}Z" fill="${lin(
      0,
      vy,
      0,
      H,
      [
        [0, '#ffe2a8'],
        [0.5, '#f4ead8'],
        [1, '#a99a88'],
      ],
    )}" stroke="#2a1a14" stroke-width="2.4"/>`;
    if ([2, 6].includes(k % 7) || r() < 0.04) continue;
    const a = x1 + (x2 - x1) * 0.68,
      b = x2 + (x2 - x1) * 0.32,
      at = (x: number) => top(x) + (x - top(x)) * 0.5;
    out += `<path d="M${n1(at(a))} ${n1(vy + 30 + (H - vy) * 0.5)} L${n1(top(a))} ${n1(vy + 30)} L${n1(top(b))} ${n1(vy + 30)} L${n1(at(b))} ${n1(vy + 30 + (H - vy) * 0.5)}Z" fill="#140b0c"/>`;
  }
  out += fill(
    W,
    H,
    rad(vx, vy, W * 0.6, [
      [0, '#ffdf9a', 0.6],
      [0.5, '#b3131f', 0.14],
      [1, '#0a0506', 0.66],
    ]),
  );
  return out;
}

/** One note, and how far it carries. */
export function welle(W: number, H: number, r: Random): string {
  const cx = W * 0.36,
    cy = H * 0.54;
  let out = fill(
    W,
    H,
    lin(0, 0, W, H, [
      [0, '#2a0f2e'],
      [1, '#5a1430'],
    ]),
  );
  for (const k of range(46)) {
    const d = 30 + k * 24,
      points = range(140).map((i): Point => {
        const a = (i / 139) * 6.283,
          wobble = Math.sin(a * 9 + k * 0.6) * (2 + k * 0.4) * (0.6 + r() * 0.1);
        return [cx + Math.cos(a) * (d + wobble), cy + Math.sin(a) * (d + wobble) * 0.86];
      });
    out += `<path d="${P(points)}Z" fill="none" stroke="${mix('#ffd98a', '#a02a5a', k / 40)}" stroke-width="${n1(4 - k * 0.06)}" opacity="${n1(0.95 - k * 0.018)}"/>`;
  }
  out += `<ellipse cx="${cx}" cy="${cy}" rx="24" ry="17" transform="rotate(-22 ${cx} ${cy})" fill="#fff3cf"/><path d="M${cx + 21} ${cy - 6} v-104" stroke="#fff3cf" stroke-width="7"/>`;
  return out;
}

/** The bell of a horn, seen by somebody who sits too close. */
export function horn(W: number, H: number, r: Random): string {
  const cx = W * 0.6,
    cy = H * 0.52;
  let out = fill(W, H, '#0d0a10');
  for (const k of range(30)) {
    const t = k / 29,
      R = H * (0.56 - t * 0.5),
      x = cx + t * t * 70,
      y = cy - t * 30;
    out += `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(R)}" fill="${rad(x - R * 0.5, y - R * 0.6, R * 1.9, [
      [0, mix('#ffe9a4', '#6a4410', t)],
      [0.4, mix('#d99a32', '#3a2408', t)],
      [1, mix('#5a3208', '#0c0602', t)],
    ])}"/>`;
  }
  for (const k of range(5))
    out += `<path d="M${n1(cx - H * (0.5 - k * 0.03))} ${n1(cy + (k - 2) * 40)} A${n1(H * 0.52)} ${n1(H * 0.52)} 0 0 1 ${n1(cx - 60 + r() * 40)} ${n1(cy - H * 0.5)}" stroke="#fff6d8" stroke-width="${3 - k * 0.4}" fill="none" opacity="${n1(0.5 - k * 0.08)}"/>`;
  return out;
}

/** Three enormous notes: so small is a bar, so large is it in the head. */
export function takt(W: number, H: number, r: Random): string {
  let out = fill(
    W,
    H,
    lin(0, 0, W, H, [
      [0, '#efe3cb'],
      [1, '#d2b78c'],
    ]),
  );
  for (const k of range(5)) {
    const y = H * (0.24 + k * 0.125);
    out += `<path d="M-10 ${n1(y)} C${W * 0.3} ${n1(y - 16)} ${W * 0.7} ${n1(y + 22)} ${W + 10} ${n1(y - 8)}" stroke="#24140c" stroke-width="5" fill="none"/>`;
  }
  for (const [x, y, up, red] of [
    [0.2, 0.62, 1, 0],
    [0.43, 0.49, 1, 0],
    [0.68, 0.37, -1, 1],
  ] as const) {
    const c = red ? '#b3131f' : '#1a0f0a';
    out += `<ellipse cx="${W * x}" cy="${H * y}" rx="${H * 0.086}" ry="${H * 0.06}" transform="rotate(-22 ${W * x} ${H * y})" fill="${c}"/><path d="M${W * x + up * H * 0.076} ${H * y} v${-up * H * 0.42}" stroke="${c}" stroke-width="11"/>`;
  }
  out += `<path d="M${W * 0.86} ${H * 0.2} V${H * 0.77} M${W * 0.9} ${H * 0.2} V${H * 0.77}" stroke="#1a0f0a" stroke-width="7"/><path d="M${W * 0.62} ${H * 0.2} Q${W * 0.7} ${H * 0.12} ${W * 0.77} ${H * 0.22}" stroke="#b3131f" stroke-width="5" fill="none"/>`;
  return out + smoke(W, H, 5 + Math.floor(r() * 9), 0.004, 0.004, '#8a5c2e', 0.2);
}

/** A radio in the dark: the scale glows, something is playing. */
export function skala(W: number, H: number, r: Random): string {
  let out = fill(
    W,
    H,
    lin(0, 0, 0, H, [
      [0, '#170b08'],
      [1, '#2e140c'],
    ]),
  );
  out += `<rect x="${W * 0.08}" y="${H * 0.28}" width="${W * 0.84}" height="${H * 0.44}" fill="#ffb64a" opacity=".35" filter="${blur(40)}"/><rect x="${W * 0.08}" y="${H * 0.3}" width="${W * 0.84}" height="${H * 0.4}" fill="${lin(
    0,
    H * 0.3,
    0,
    H * 0.7,
    [
      [0, '#ffdf9c'],
      [1, '#e8963a'],
    ],
  )}"/>`;
  for (const row of range(4))
    for (const k of range(90)) {
      const x = W * (0.1 + (k / 90) * 0.8),
        h = k % 10 === 0 ? 34 : k % 5 === 0 ? 22 : 12;
      if (row > 0 && r() < 0.45) continue;
      out += `<rect x="${n1(x)}" y="${n1(H * (0.34 + row * 0.09))}" width="3" height="${h}" fill="#3a1608"/>`;
    }
  out += `<rect x="${W * 0.63}" y="${H * 0.28}" width="9" height="${H * 0.44}" fill="#b3131f"/><circle cx="${W * 0.16}" cy="${H * 0.86}" r="${H * 0.075}" fill="#4a2414" stroke="#8a5a3a" stroke-width="6"/><circle cx="${W * 0.84}" cy="${H * 0.86}" r="${H * 0.075}" fill="#4a2414" stroke="#8a5a3a" stroke-width="6"/>`;
  return out;
}

/** A record turns, and the light with it. */
export function platte(W: number, H: number, r: Random): string {
  const cx = W * 0.58,
    cy = H * 0.54;
  let out = fill(
    W,
    H,
    lin(0, 0, W, H, [
      [0, '#b3131f'],
      [1, '#5a0a1c'],
    ]),
  );
  out += `<circle cx="${cx + 16}" cy="${cy + 24}" r="${H * 0.46}" fill="#1a0206" opacity=".6" filter="${blur(24)}"/><circle cx="${cx}" cy="${cy}" r="${H * 0.46}" fill="#120d10"/>`;
  for (const k of range(44))
    out += `<circle cx="${cx}" cy="${cy}" r="${n1(H * (0.17 + k * 0.0063))}" fill="none" stroke="#3a3038" stroke-width="${n1(0.8 + r() * 1.6)}"/>`;
  for (const a of [-60, 120])
    out += `<path d="M${cx} ${cy} L${n1(cx + Math.cos(((a - 14) * Math.PI) / 180) * H * 0.455)} ${n1(cy + Math.sin(((a - 14) * Math.PI) / 180) * H * 0.455)} A${H * 0.455} ${H * 0.455} 0 0 1 ${n1(cx + Math.cos(((a + 14) * Math.PI) / 180) * H * 0.455)} ${n1(cy + Math.sin(((a + 14) * Math.PI) / 180) * H * 0.455)}Z" fill="#ffe0b0" opacity=".16"/>`;
  return (
    out +
    `<circle cx="${cx}" cy="${cy}" r="${H * 0.15}" fill="#f2dfb8"/><circle cx="${cx}" cy="${cy}" r="${H * 0.09}" fill="none" stroke="#b3131f" stroke-width="4"/><circle cx="${cx}" cy="${cy}" r="9" fill="#5a0a1c"/><path d="M${W * 0.97} ${H * 0.06} L${W * 0.84} ${H * 0.34} L${cx + H * 0.27} ${cy - H * 0.06}" fill="none" stroke="#e8e2d4" stroke-width="12" stroke-linejoin="round"/>`
  );
}
