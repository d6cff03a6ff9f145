import { type Point, type Random, blur, fill, lin, mix, n1, P, rad, range } from '../brush.ts';

/** Pots of colour from above; together they are a sky. */
export function toepfe(W: number, H: number, r: Random): string {
  let out = fill(W, H, '#cbbfa8');
  for (const k of range(60))
    out += `<circle cx="${n1(r() * W)}" cy="${n1(r() * H)}" r="${n1(4 + r() * 26)}" fill="${['#2b4a7a', '#b3131f', '#e0a63a', '#6a2a5a'][k % 4]}" opacity="${n1(0.1 + r() * 0.25)}"/>`;
  for (const row of range(4))
    for (const k of range(7)) {
      const x = W * (0.1 + k * 0.137) + (row % 2) * W * 0.05,
        y = H * (0.14 + row * 0.25),
        R = H * 0.1,
        t = (row + k * 0.6) / 7;
      out += `<circle cx="${n1(x + 7)}" cy="${n1(y + 12)}" r="${n1(R)}" fill="#4a3a28" opacity=".5" filter="${blur(8)}"/><circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(R)}" fill="#e8e2d4"/><circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(R * 0.86)}" fill="${t < 0.5 ? mix('#141c4a', '#7a2a6a', t * 2) : mix('#7a2a6a', '#f0a04a', (t - 0.5) * 2)}"/><path d="M${n1(x - R * 0.5)} ${n1(y - R * 0.3)} q${n1(R * 0.4)} ${n1(-R * 0.4)} ${n1(R * 0.8)} 0" stroke="#fff" stroke-width="5" fill="none" opacity=".35"/>`;
    }
  return out;
}

/** Hair: forty hours of it. */
export function haare(W: number, H: number, r: Random): string {
  let out = fill(
    W,
    H,
    lin(0, 0, W, H, [
      [0, '#1c0f0a'],
      [1, '#3a1c10'],
    ]),
  );
  for (const k of range(150)) {
    const t = k / 149,
      y = H * (-0.1 + t * 1.2),
      c = mix('#6a2a14', '#f0b870', 0.2 + 0.7 * Math.abs(Math.sin(t * 7 + r() * 0.3)));
    out += `<path d="M-20 ${n1(y)} C${n1(W * 0.3)} ${n1(y - 190 + r() * 30)} ${n1(W * 0.44)} ${n1(y + 240 + r() * 30)} ${n1(W * 0.7)} ${n1(y + 20)} S${n1(W * 0.9)} ${n1(y - 140)} ${W + 20} ${n1(y + r() * 26)}" stroke="${c}" stroke-width="${n1(1.4 + r() * 4.4)}" fill="none" opacity="${n1(0.4 + r() * 0.5)}"/>`;
  }
  return (
    out +
    `<path d="M${W * 0.5} ${-10} L${W * 0.56} ${H * 0.62}" stroke="#e8e2d4" stroke-width="8"/><path d="M${W * 0.56} ${H * 0.62} q16 40 -22 40 q-30 0 -12 -40" stroke="#e8e2d4" stroke-width="7" fill="none"/>`
  );
}

/** Steps, as one writes them down for others. */
export function schritte(W: number, H: number, r: Random): string {
  let out = fill(W, H, '#ece0c8');
  const track = range(15).map((k): Point => [
    W * (0.08 + k * 0.06),
    H * (0.52 + Math.sin(k * 0.62) * 0.27) + (r() - 0.5) * 10,
  ]);
  out += `<path d="${P(track)}" fill="none" stroke="#b3131f" stroke-width="4" stroke-dasharray="3 15" stroke-linecap="round"/>`;
  for (const [k, [x, y]] of track.entries()) {
    const [nx, ny] = track[k + 1] ?? [x + 60, y],
      deg = (Math.atan2(ny - y, nx - x) * 180) / Math.PI + 90,
      side = k % 2 ? 34 : -34;
    out += `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(deg)}) translate(${side} 0)"><path d="M0 -52 C22 -52 26 -14 17 6 C12 18 13 30 15 40 C17 56 -15 56 -14 40 C-13 28 -20 14 -22 -8 C-24 -36 -16 -52 0 -52Z" fill="${k % 2 ? 'none' : '#241a2c'}" stroke="#241a2c" stroke-width="4"/></g>`;
  }
  for (const k of range(6))
    out += `<path d="M${n1(W * (0.1 + k * 0.16))} ${H * 0.93} h${W * 0.1}" stroke="#8a7a5c" stroke-width="3"/><circle cx="${n1(W * (0.1 + k * 0.16))}" cy="${H * 0.93}" r="7" fill="#8a7a5c"/>`;
  return out;
}

/** A circle of children, from the lighting bridge. */
export function kreis(W: number, H: number, r: Random): string {
  const cx = W * 0.57,
    cy = H * 0.52;
  let out = fill(
    W,
    H,
    lin(0, 0, W, H, [
      [0, '#123a4a'],
      [1, '#0a2230'],
    ]),
  );
  out += `<circle cx="${cx}" cy="${cy}" r="${H * 0.44}" fill="${rad(cx, cy, H * 0.46, [
    [0, '#fff2c4'],
    [0.7, '#f0c05a'],
    [1, '#c98a2a'],
  ])}"/>`;
  for (const k of range(17)) {
    const a = (k / 17) * 6.283,
      d = H * (0.3 + r() * 0.02),
      x = cx + Math.cos(a) * d,
      y = cy + Math.sin(a) * d,
      c = ['#b3131f', '#1f5a7a', '#2a2436', '#5a8a3a', '#7a2a6a'][k % 5];
    out += `<ellipse cx="${n1(x + Math.cos(a) * 50)}" cy="${n1(y + Math.sin(a) * 50)}" rx="46" ry="17" fill="#6a4310" opacity=".45" transform="rotate(${n1((a * 180) / Math.PI)} ${n1(x + Math.cos(a) * 50)} ${n1(y + Math.sin(a) * 50)})"/><ellipse cx="${n1(x)}" cy="${n1(y)}" rx="26" ry="40" fill="${c}" transform="rotate(${n1((a * 180) / Math.PI)} ${n1(x)} ${n1(y)})"/><circle cx="${n1(x)}" cy="${n1(y)}" r="18" fill="#2a1810"/>`;
  }
  return (
    out +
    `<path d="M${cx - 30} ${cy + 22} h60 l-8 -50 h-44Z" fill="#b3131f"/><rect x="${cx - 12}" y="${cy - 40}" width="24" height="14" fill="none" stroke="#5a0a12" stroke-width="6"/>`
  );
}

/** Letters that somebody kept. */
export function briefe(W: number, H: number, r: Random): string {
  let out = fill(
    W,
    H,
    lin(0, 0, W, H, [
      [0, '#3a2618'],
      [1, '#1a100a'],
    ]),
  );
  for (const k of range(9)) {
    const x = W * (0.14 + (k % 5) * 0.17 + r() * 0.05),
      y = H * (0.2 + Math.floor(k / 3) * 0.24 + r() * 0.06),
      deg = (r() - 0.5) * 46,
      w = W * 0.25,
      h = H * 0.3;
    const lines = range(8)
      .map((l) => {
        const end = w * (0.3 + r() * 0.14);
        return `<path d="M${n1(-w * 0.42)} ${n1(-h * 0.34 + l * h * 0.095)} q${n1(w * 0.2)} ${n1((r() - 0.5) * 12)} ${n1(end + w * 0.42)} 0" stroke="#3a2a4a" stroke-width="2.6" fill="none" opacity=".7"/>`;
      })
      .join('');
    out += `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(deg)})"><rect x="${n1(-w / 2 + 8)}" y="${n1(-h / 2 + 12)}" width="${n1(w)}" height="${n1(h)}" fill="#000" opacity=".35" filter="${blur(8)}"/><rect x="${n1(-w / 2)}" y="${n1(-h / 2)}" width="${n1(w)}" height="${n1(h)}" fill="${['#f2e6cc', '#e8d8b4', '#f6efe0'][k % 3]}"/>${lines}${k === 5 ? `<circle cx="${n1(w * 0.34)}" cy="${n1(h * 0.3)}" r="34" fill="#b3131f"/><circle cx="${n1(w * 0.34)}" cy="${n1(h * 0.3)}" r="20" fill="#8e0f1a"/>` : ''}</g>`;
  }
  return out;
}

/** The line of a river on a map, and the house on its bank. */
export function karte(W: number, H: number, r: Random): string {
  let out = fill(W, H, '#efe6d2');
  for (const k of range(26)) {
    const vertical = k % 2 === 0,
      p = r();
    out += vertical
      ? `<path d="M${n1(p * W)} -10 L${n1(p * W + (r() - 0.5) * 260)} ${H + 10}" stroke="#cdbf9e" stroke-width="${n1(3 + r() * 6)}"/>`
      : `<path d="M-10 ${n1(p * H)} L${W + 10} ${n1(p * H + (r() - 0.5) * 200)}" stroke="#cdbf9e" stroke-width="${n1(3 + r() * 6)}"/>`;
  }
  out += `<path d="M${W * 0.34} ${H + 30} C${W * 0.3} ${H * 0.7} ${W * 0.62} ${H * 0.62} ${W * 0.56} ${H * 0.4} S${W * 0.36} ${H * 0.2} ${W * 0.44} -30" stroke="#7fa6b4" stroke-width="${W * 0.085}" fill="none"/>`;
  out += `<path d="M-10 ${H * 0.74} C${W * 0.3} ${H * 0.66} ${W * 0.5} ${H * 0.52} ${W * 0.7} ${H * 0.5} S${W * 0.9} ${H * 0.3} ${W + 10} ${H * 0.26}" stroke="#b3131f" stroke-width="9" fill="none"/>`;
  for (const [x, y] of [
    [0.13, 0.715],
    [0.32, 0.635],
    [0.7, 0.5],
    [0.88, 0.345],
  ] as const)
    out += `<circle cx="${W * x}" cy="${H * y}" r="15" fill="#fff" stroke="#b3131f" stroke-width="7"/>`;
  for (const k of range(5))
    out += `<path d="M${n1(W * 0.7 + 34 + k * 17)} ${n1(H * 0.5 - 70 - k * 6)} A${60 + k * 17} ${60 + k * 17} 0 0 1 ${n1(W * 0.7 + 34 + k * 17)} ${n1(H * 0.5 + 70 + k * 6)}" stroke="#241412" stroke-width="7" fill="none"/>`;
  return out;
}
