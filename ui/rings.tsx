const tiers =
  'M345.5 77.9A190 190 0 1 0 345.5 322.1M331.8 89.4A172 172 0 1 0 331.8 310.6M318 101A154 154 0 1 0 318 299' +
  'M304.2 112.6A136 136 0 1 0 304.2 287.4M290.4 124.2A118 118 0 1 0 290.4 275.8M276.6 135.7A100 100 0 1 0 276.6 264.3' +
  'M262.8 147.3A82 82 0 1 0 262.8 252.7M249 158.9A64 64 0 1 0 249 241.1M235.2 170.4A46 46 0 1 0 235.2 229.6' +
  'M221.4 182A28 28 0 1 0 221.4 218';

/** Large cropped rings, the tiers of an auditorium, in the background of footer and menu. */
export function Rings({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 400 400"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path strokeWidth=".7" d={tiers} />
      <circle cx="200" cy="200" r="5" fill="currentColor" stroke="none" />
    </svg>
  );
}
