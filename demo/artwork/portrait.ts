import { type Random, blur, cone, fill, lin, n1, rad, range, smoke } from './brush.ts';

const grounds = [
  ['#1b1026', '#b3131f', '#ffb35a'],
  ['#0d1c26', '#2f7f86', '#ffe0a0'],
  ['#24100c', '#d4571a', '#ffd98a'],
  ['#141a3a', '#5a4ad0', '#e8c0ff'],
  ['#0f2018', '#3f8a5a', '#f4e6a0'],
  ['#2a0f20', '#c23a6a', '#ffc0a0'],
  ['#1c1a14', '#b08a3a', '#fff0c4'],
  ['#101820', '#6a8aa8', '#fdf2e0'],
] as const;

/** A portrait of a fictional person: the silhouette of head and shoulders in coloured light. */
export function portrait(W: number, H: number, r: Random): string {
  const [dark, colour, glow] = grounds[Math.floor(r() * grounds.length)] ?? grounds[0],
    side = r() < 0.5 ? -1 : 1,
    cx = W * (0.5 + side * 0.03),
    head = H * (0.125 + r() * 0.016),
    cy = H * (0.4 + r() * 0.03);
  let out = fill(
    W,
    H,
    lin(0, 0, side > 0 ? W : -W, H, [
      [0, colour],
      [0.55, dark],
      [1, dark],
    ]),
  );
  out += `<circle cx="${n1(cx - side * W * 0.14)}" cy="${n1(cy - H * 0.03)}" r="${n1(H * (0.27 + r() * 0.06))}" fill="${rad(
    cx - side * W * 0.14,
    cy,
    H * 0.34,
    [
      [0, glow],
      [0.7, colour],
      [1, dark],
    ],
  )}" opacity=".92"/>`;
  out += cone(cx - side * W * 0.6, -40, 90 - side * 34, 24, H * 1.1, glow, 0.5);
  out += smoke(W, H, Math.floor(r() * 90), 0.006, 0.009, glow, 0.12);
  const tone = lin(cx - side * head * 1.6, 0, cx + side * head * 1.4, 0, [
    [0, '#3a2226'],
    [0.5, '#160c12'],
    [1, '#07040a'],
  ]);
  const shoulders = W * (0.3 + r() * 0.06),
    drop = H * (0.055 + r() * 0.03),
    neck = cy + head * 1.25;
  out += hair(r, { cx, cy, head, H, isBehind: true });
  out += `<path d="M${n1(cx - shoulders)} ${H + 10} C${n1(cx - shoulders)} ${n1(neck + drop * 3)} ${n1(cx - shoulders * 0.7)} ${n1(neck + drop * 1.6)} ${n1(cx - head * 0.42)} ${n1(neck + drop)} L${n1(cx - head * 0.4)} ${n1(neck - head * 0.4)} L${n1(cx + head * 0.4)} ${n1(neck - head * 0.4)} L${n1(cx + head * 0.42)} ${n1(neck + drop)} C${n1(cx + shoulders * 0.7)} ${n1(neck + drop * 1.6)} ${n1(cx + shoulders)} ${n1(neck + drop * 3)} ${n1(cx + shoulders)} ${H + 10}Z" fill="${tone}"/>`;
  out += collar(r, { cx, neck, head, drop, glow, colour });
  out += `<ellipse cx="${n1(cx)}" cy="${n1(cy)}" rx="${n1(head * (0.76 + r() * 0.08))}" ry="${n1(head)}" fill="${tone}" transform="rotate(${n1(side * (2 + r() * 6))} ${n1(cx)} ${n1(neck)})"/>`;
  out += hair(r, { cx, cy, head, H, isBehind: false });
  const rim = side < 0 ? 1 : -1;
  out += `<path d="M${n1(cx + rim * head * 0.36)} ${n1(cy - head * 0.88)} Q${n1(cx + rim * head * 0.98)} ${n1(cy - head * 0.3)} ${n1(cx + rim * head * 0.6)} ${n1(cy + head * 0.7)}" stroke="${glow}" stroke-width="5" fill="none" opacity=".8" filter="${blur(2.2)}"/><path d="M${n1(cx + rim * head * 0.5)} ${n1(neck + drop * 1.12)} Q${n1(cx + rim * shoulders * 0.8)} ${n1(neck + drop * 1.9)} ${n1(cx + rim * shoulders * 0.98)} ${n1(neck + drop * 4)}" stroke="${glow}" stroke-width="5" fill="none" opacity=".7" filter="${blur(2.6)}"/>`;
  return out;
}

interface Head {
  cx: number;
  cy: number;
  head: number;
  H: number;
  isBehind: boolean;
}

/** Hair behind the head is drawn first, hair in front of it last. */
function hair(r: Random, { cx, cy, head, H, isBehind }: Head): string {
  const kind = Math.floor(r() * 6),
    ink = '#0a0609';
  if (isBehind) {
    if (kind === 0)
      return `<path d="M${n1(cx - head)} ${n1(cy - head * 0.3)} Q${n1(cx - head * 1.5)} ${n1(cy + head * 1.6)} ${n1(cx - head * 0.9)} ${n1(cy + head * 2.3)} L${n1(cx + head * 0.9)} ${n1(cy + head * 2.3)} Q${n1(cx + head * 1.5)} ${n1(cy + head * 1.6)} ${n1(cx + head)} ${n1(cy - head * 0.3)}Z" fill="${ink}"/>`;
    if (kind === 1) return `<circle cx="${n1(cx)}" cy="${n1(cy - head * 1.3)}" r="${n1(head * 0.46)}" fill="${ink}"/>`;
    if (kind === 2)
      return range(16)
        .map((k) => {
          const a = 2.6 + (k / 15) * 4.2;
          return `<circle cx="${n1(cx + Math.cos(a) * head * 0.86)}" cy="${n1(cy - head * 0.12 + Math.sin(a) * head * 0.94)}" r="${n1(head * (0.3 + r() * 0.12))}" fill="${ink}"/>`;
        })
        .join('');
    return '';
  }
  if (kind === 3)
    return `<path d="M${n1(cx - head * 0.84)} ${n1(cy - head * 0.02)} Q${n1(cx - head * 0.9)} ${n1(cy - head * 1.2)} ${n1(cx)} ${n1(cy - head * 1.16)} Q${n1(cx + head * 0.96)} ${n1(cy - head * 1.2)} ${n1(cx + head * 0.84)} ${n1(cy)} Q${n1(cx + head * 0.3)} ${n1(cy - head * 0.66)} ${n1(cx - head * 0.84)} ${n1(cy - head * 0.02)}Z" fill="${ink}"/>`;
  if (kind === 4)
    return `<path d="M${n1(cx - head * 0.86)} ${n1(cy + head * 0.5)} Q${n1(cx - head * 1.1)} ${n1(cy - head * 1.2)} ${n1(cx)} ${n1(cy - head * 1.14)} Q${n1(cx + head * 1.1)} ${n1(cy - head * 1.2)} ${n1(cx + head * 0.86)} ${n1(cy + head * 0.5)} L${n1(cx + head * 0.6)} ${n1(cy - head * 0.34)} L${n1(cx - head * 0.5)} ${n1(cy - head * 0.5)}Z" fill="${ink}"/>`;
  return kind === 5 && H > 0
    ? `<path d="M${n1(cx - head * 0.74)} ${n1(cy + head * 0.3)} Q${n1(cx)} ${n1(cy + head * 1.5)} ${n1(cx + head * 0.74)} ${n1(cy + head * 0.3)} Q${n1(cx)} ${n1(cy + head * 0.9)} ${n1(cx - head * 0.74)} ${n1(cy + head * 0.3)}Z" fill="${ink}"/>`
    : '';
}

interface Collar {
  cx: number;
  neck: number;
  head: number;
  drop: number;
  glow: string;
  colour: string;
}

function collar(r: Random, { cx, neck, head, drop, glow, colour }: Collar): string {
  const kind = Math.floor(r() * 5),
    y = neck + drop;
  if (kind === 0)
    return `<path d="M${n1(cx - head * 0.44)} ${n1(y - 6)} L${n1(cx)} ${n1(y + head * 1.1)} L${n1(cx + head * 0.44)} ${n1(y - 6)} L${n1(cx + head * 0.2)} ${n1(y - 12)} L${n1(cx)} ${n1(y + head * 0.4)} L${n1(cx - head * 0.2)} ${n1(y - 12)}Z" fill="#efe6d6" opacity=".9"/>`;
  if (kind === 1)
    return `<path d="M${n1(cx - head * 0.5)} ${n1(y - 8)} Q${n1(cx)} ${n1(y + head * 0.5)} ${n1(cx + head * 0.5)} ${n1(y - 8)} L${n1(cx + head * 0.46)} ${n1(y - 30)} Q${n1(cx)} ${n1(y + head * 0.2)} ${n1(cx - head * 0.46)} ${n1(y - 30)}Z" fill="${colour}"/>`;
  if (kind === 2)
    return range(11)
      .map(
        (k) =>
          `<circle cx="${n1(cx + (k - 5) * head * 0.14)}" cy="${n1(y + 10 + Math.cos((k - 5) * 0.3) * head * 0.34)}" r="4.6" fill="${glow}"/>`,
      )
      .join('');
  if (kind === 3)
    return `<path d="M${n1(cx - head * 0.3)} ${n1(y + 12)} L${n1(cx)} ${n1(y + 24)} L${n1(cx + head * 0.3)} ${n1(y + 12)} L${n1(cx + head * 0.3)} ${n1(y + 40)} L${n1(cx)} ${n1(y + 28)} L${n1(cx - head * 0.3)} ${n1(y + 40)}Z" fill="${colour}"/>`;
  return '';
}
