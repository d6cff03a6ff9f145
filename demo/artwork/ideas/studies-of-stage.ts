import { type Random, blur, cone, fill, lin, n1, person, rad, range, smoke } from '../brush.ts';

/** Ropes of the fly tower; one of them is moving. */
export function seile(W: number, H: number, r: Random): string {
  let out = fill(
    W,
    H,
    lin(0, 0, 0, H, [
      [0, '#0b1216'],
      [0.7, '#28343a'],
      [1, '#0a0d10'],
    ]),
  );
  out += cone(W * 0.66, -60, 96, 34, H * 1.2, '#ffe2a8', 0.7);
  for (const k of range(34)) {
    const x = W * (0.03 + (k / 33) * 0.94) + (r() - 0.5) * 12,
      red = k === 22,
      w = red ? 11 : 5 + r() * 4;
    out += `<path d="M${n1(x)} -10 ${red ? `C${n1(x + 50)} ${H * 0.3} ${n1(x - 50)} ${H * 0.6} ${n1(x)} ${H + 10}` : `V${H + 10}`}" stroke="${red ? '#c3131f' : '#8d7c5e'}" stroke-width="${n1(w)}" fill="none" opacity="${red ? 1 : n1(0.4 + r() * 0.6)}"/>`;
    if (!red)
      out += `<rect x="${n1(x - 9)}" y="${n1(H * (0.72 + (k % 3) * 0.03))}" width="18" height="46" fill="#3a3226"/>`;
  }
  out += `<rect y="${H * 0.83}" width="${W}" height="${H * 0.03}" fill="#15110c"/>`;
  return out + smoke(W, H, 61, 0.002, 0.006, '#d8c49a', 0.16);
}

/** A door, ajar, and what falls out of it. */
export function tuer(W: number, H: number, r: Random): string {
  let out = fill(
    W,
    H,
    lin(0, 0, W, 0, [
      [0, '#0c0a12'],
      [1, '#1c1524'],
    ]),
  );
  const x = W * 0.58;
  out += `<path d="M${x} ${H * 0.1} L${x + W * 0.1} ${H * 0.1} L${x + W * 0.1} ${H * 0.82} L${x} ${H * 0.82}Z" fill="#ffe0a0"/><path d="M${x} ${H * 0.82} L${x + W * 0.1} ${H * 0.82} L${W * 0.44} ${H + 20} L${-W * 0.1} ${H + 20}Z" fill="${lin(
    x,
    H * 0.8,
    W * 0.2,
    H,
    [
      [0, '#ffcf7a', 0.95],
      [1, '#ffb050', 0.1],
    ],
  )}"/><path d="M${x + W * 0.1} ${H * 0.06} L${x + W * 0.24} ${H * 0.1} L${x + W * 0.24} ${H * 0.84} L${x + W * 0.1} ${H * 0.9}Z" fill="#5a1a20"/>`;
  out += `<circle cx="${x + W * 0.125}" cy="${H * 0.48}" r="9" fill="#e0a63a"/><rect x="${x - 60}" y="${H * 0.04}" width="${W * 0.36}" height="${H * 0.8}" fill="#ffd98a" opacity=".22" filter="${blur(70)}"/>`;
  out += person(x + W * 0.045, H * 0.86, H * 0.42, '#1a0f14', 0.14);
  for (const k of range(40))
    out += `<circle cx="${n1(x - r() * W * 0.4)}" cy="${n1(H * (0.3 + r() * 0.6))}" r="${n1(1 + (k % 3))}" fill="#ffe6b8" opacity="${n1(r() * 0.5)}"/>`;
  return out;
}

/** Seats from above; somebody has left a scarf. */
export function sitze(W: number, H: number, r: Random): string {
  let out = fill(W, H, '#1a0609');
  for (const row of range(9))
    for (const k of range(17)) {
      const x = W * (-0.02 + k * 0.063) + (row % 2) * W * 0.031,
        y = H * (0.02 + row * 0.115) + Math.abs(k - 8) ** 1.7 * 1.1,
        lit = Math.exp(-(((x - W * 0.6) / (W * 0.32)) ** 2) - ((y - H * 0.5) / (H * 0.42)) ** 2);
      out += `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(W * 0.054)}" height="${n1(H * 0.06)}" rx="14" fill="#c3202e" opacity="${n1(0.3 + lit * 0.7)}"/><rect x="${n1(x + 2)}" y="${n1(y + H * 0.05)}" width="${n1(W * 0.05)}" height="${n1(H * 0.03)}" rx="9" fill="#6a0d18" opacity="${n1(0.5 + lit * 0.5)}"/>`;
    }
  return (
    out +
    `<path d="M${W * 0.62} ${H * 0.44} q50 -36 96 6 t60 70 l-26 10 q-20 -56 -62 -66 t-70 14Z" fill="#ffd98a"/><path d="M${W * 0.62 + 130} ${H * 0.44 + 82} l4 26 m8 -28 l6 24 m4 -26 l10 20" stroke="#ffd98a" stroke-width="4"/>` +
    fill(
      W,
      H,
      rad(W * 0.6, H * 0.5, W * 0.7, [
        [0, '#000', 0],
        [1, '#080203', r() > 2 ? 0 : 0.75],
      ]),
    )
  );
}

/** The prompter’s lamp, and everything that she says along. */
export function souffleuse(W: number, H: number, r: Random): string {
  let out = fill(
    W,
    H,
    rad(W * 0.6, H * 0.74, W * 0.7, [
      [0, '#5a3a1c'],
      [0.5, '#24150c'],
      [1, '#080403'],
    ]),
  );
  for (const k of range(26)) {
    let x = W * (0.06 + r() * 0.1);
    const y = H * (0.05 + k * 0.024);
    while (x < W * 0.94) {
      const w = 14 + r() * 70;
      out += `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="5" fill="#ffdfa8" opacity="${n1(Math.max(0.03, 0.65 - Math.abs(x - W * 0.6) / (W * 0.55) - (26 - k) * 0.016))}"/>`;
      x += w + 12;
    }
  }
  out += cone(W * 0.6, H * 0.98, -90, 70, H * 0.8, '#ffcf7a', 0.7);
  out += `<path d="M${W * 0.42} ${H} Q${W * 0.44} ${H * 0.74} ${W * 0.6} ${H * 0.73} Q${W * 0.76} ${H * 0.74} ${W * 0.78} ${H}Z" fill="#120a06"/><path d="M${W * 0.47} ${H} Q${W * 0.49} ${H * 0.8} ${W * 0.6} ${H * 0.79} Q${W * 0.71} ${H * 0.8} ${W * 0.73} ${H}Z" fill="#ffd58a"/>`;
  return out + person(W * 0.6, H * 1.06, H * 0.26, '#2a140c', 0.2);
}

/** The desk of the stage manager: a light for every sign. */
export function pult(W: number, H: number, r: Random): string {
  let out = fill(
    W,
    H,
    lin(0, 0, 0, H, [
      [0, '#070b10'],
      [1, '#141c24'],
    ]),
  );
  out += `<path d="M${W * 0.06} ${H * 0.34} L${W * 0.94} ${H * 0.34} L${W + 60} ${H + 20} L-60 ${H + 20}Z" fill="#1d262f"/><path d="M${W * 0.06} ${H * 0.34} H${W * 0.94}" stroke="#4a5a68" stroke-width="4"/>`;
  for (const row of range(6))
    for (const k of range(16)) {
      const t = row / 5,
        y = H * (0.42 + t * 0.5),
        x = W * (0.5 + (k - 7.5) * (0.05 + t * 0.014)),
        lit = r() < 0.42,
        c = ['#b3131f', '#2fae5a', '#f0b341', '#e8e2d4'][Math.floor(r() * 4)] ?? '#f0b341',
        s = 14 + t * 9;
      if (lit) out += `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(s * 2)}" fill="${c}" opacity=".22"/>`;
      out += `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(s)}" fill="${lit ? c : '#2c3844'}"/>`;
    }
  out += `<rect x="${W * 0.2}" y="${H * 0.05}" width="${W * 0.26}" height="${H * 0.22}" fill="#2b4a3f"/><rect x="${W * 0.54}" y="${H * 0.05}" width="${W * 0.26}" height="${H * 0.22}" fill="#33263f"/>`;
  return (
    out + person(W * 0.33, H * 0.26, H * 0.15, '#dff0e0', 0.2) + person(W * 0.67, H * 0.26, H * 0.13, '#f0dff0', 0.2)
  );
}

/** Three colours of light, and where they meet. */
export function licht(W: number, H: number, r: Random): string {
  let out = fill(W, H, '#07060b');
  out += `<g style="mix-blend-mode:screen">`;
  for (const [k, c] of ['#e01f3d', '#2f5de0', '#f0a62a'].entries()) {
    const a = -1.57 + k * 2.094,
      x = W * 0.57 + Math.cos(a) * H * 0.17,
      y = H * 0.52 + Math.sin(a) * H * 0.17;
    out += `<circle cx="${n1(x)}" cy="${n1(y)}" r="${H * 0.29}" fill="${c}" opacity=".62"/><circle cx="${n1(x)}" cy="${n1(y)}" r="${H * 0.33}" fill="${c}" opacity=".3" filter="${blur(30)}"/>`;
  }
  out += `</g><circle cx="${W * 0.57}" cy="${H * 0.52}" r="${H * 0.13}" fill="#fff4e0" opacity=".85" filter="${blur(26)}"/>`;
  return out + smoke(W, H, 31 + Math.floor(r() * 3), 0.003, 0.005, '#ffe6d0', 0.2);
}

/** Coats on hooks, at half past seven. */
export function garderobe(W: number, H: number, r: Random): string {
  let out = fill(
    W,
    H,
    lin(0, 0, 0, H, [
      [0, '#d9c7a6'],
      [1, '#8a7258'],
    ]),
  );
  out += `<rect y="${H * 0.12}" width="${W}" height="16" fill="#3a2416"/>`;
  for (const k of range(13)) {
    const x = W * (0.045 + k * 0.077),
      w = W * 0.042 * (0.8 + r() * 0.5),
      h = H * (0.5 + r() * 0.26),
      c = ['#2a3044', '#4a4038', '#6a5a48', '#1f2a2a', '#5a3a34', '#8c8478'][Math.floor(r() * 6)] ?? '#2a3044',
      paint = k === 8 ? '#b3131f' : c;
    out += `<path d="M${n1(x)} ${n1(H * 0.12)} v40" stroke="#2a1a10" stroke-width="6"/><path d="M${n1(x)} ${n1(H * 0.165)} C${n1(x + w * 0.6)} ${n1(H * 0.19)} ${n1(x + w)} ${n1(H * 0.22)} ${n1(x + w)} ${n1(H * 0.3)} L${n1(x + w * 1.2)} ${n1(H * 0.16 + h)} Q${n1(x)} ${n1(H * 0.19 + h)} ${n1(x - w * 1.2)} ${n1(H * 0.16 + h)} L${n1(x - w)} ${n1(H * 0.3)} C${n1(x - w)} ${n1(H * 0.22)} ${n1(x - w * 0.6)} ${n1(H * 0.19)} ${n1(x)} ${n1(H * 0.165)}Z" fill="${paint}"/><path d="M${n1(x)} ${n1(H * 0.18)} V${n1(H * 0.17 + h)}" stroke="#000" stroke-width="3" opacity=".35"/><circle cx="${n1(x)}" cy="${n1(H * 0.09)}" r="17" fill="#f4ead2"/>`;
  }
  return out;
}
