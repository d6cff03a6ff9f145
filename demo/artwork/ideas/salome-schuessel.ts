import { type Random, n1, mix, lin, rad, blur, fill } from '../brush.ts';

const rings: readonly (readonly [size: number, from: string, to: string])[] = [
  [1, '#f6efe6', '#3a3335'],
  [0.955, '#564d4c', '#efe6da'],
  [0.93, '#d8cdc2', '#37302f'],
  [0.7, '#2b2424', '#fff6ea'],
  [0.68, '#b9aca2', '#2a2224'],
];

/** Salome, fourth picture: the charger is still empty. */
export function salomeSchuessel(W: number, H: number, r: Random): string {
  const cx = W * 0.5,
    cy = H * 0.5,
    R = Math.min(W, H) * 0.43;
  let out = fill(
    W,
    H,
    rad(cx, cy, H * 0.9, [
      [0, '#3d0b16'],
      [0.6, '#1d060d'],
      [1, '#090205'],
    ]),
  );
  for (let i = 0; i < 16; i++)
    out += `<path d="M-20 ${n1(H * (i / 15) + Math.sin(i * 2.2) * 20)} C${W * 0.3} ${n1(H * (i / 15) - 60 + r() * 90)} ${W * 0.7} ${n1(H * (i / 15) + 70 - r() * 90)} ${W + 20} ${n1(H * (i / 15) + Math.cos(i) * 26)}" fill="none" stroke="#6d1424" stroke-width="${n1(10 + r() * 26)}" opacity="${n1(0.1 + r() * 0.14)}" filter="${blur(9)}"/>`;
  out += `<ellipse cx="${cx + 26}" cy="${cy + 52}" rx="${R * 1.04}" ry="${R * 1.04}" fill="#000" opacity=".7" filter="${blur(34)}"/>`;
  rings.forEach(([k, a, b]) => {
    out += `<circle cx="${cx}" cy="${cy}" r="${R * k}" fill="${lin(
      cx - R * k * 0.7,
      cy - R * k * 0.7,
      cx + R * k * 0.6,
      cy + R * k * 0.8,
      [
        [0, a],
        [0.48, mix('#8d8078', '#6a5f5b', k)],
        [1, b],
      ],
    )}"/>`;
  });
  for (let i = 0; i < 72; i++) {
    const t = (i / 72) * 6.283,
      q = 0.815;
    out += `<ellipse cx="${n1(cx + Math.cos(t) * R * q)}" cy="${n1(cy + Math.sin(t) * R * q)}" rx="${n1(R * 0.085)}" ry="${n1(R * 0.021)}" transform="rotate(${i * 5} ${n1(cx + Math.cos(t) * R * q)} ${n1(cy + Math.sin(t) * R * q)})" fill="${mix('#3b3231', '#fffaf2', 0.5 + 0.5 * Math.cos(t + 2.5))}" opacity=".75"/>`;
  }
  out += `<circle cx="${cx}" cy="${cy}" r="${R * 0.66}" fill="${rad(cx - R * 0.2, cy - R * 0.24, R * 0.95, [
    [0, '#7d1524'],
    [0.5, '#3d0a14'],
    [1, '#120407'],
  ])}"/><circle cx="${cx - R * 0.16}" cy="${cy - R * 0.2}" r="${R * 0.2}" fill="#f7d3ae" opacity=".9" filter="${blur(5)}"/><circle cx="${cx - R * 0.16}" cy="${cy - R * 0.2}" r="${R * 0.34}" fill="#ff9a6a" opacity=".4" filter="${blur(34)}"/>`;
  return (
    out +
    `<path d="M${cx + R * 0.34} ${cy + R * 0.93} q${R * 0.05} ${R * 0.12} 0 ${R * 0.2} q${-R * 0.06} ${-R * 0.06} 0 ${-R * 0.2}Z" fill="#d90f1f"/>`
  );
}
