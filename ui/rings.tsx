/** Ten arcs around the middle, open to the right by 40 degrees above and below. */
const tiers = Array.from({ length: 10 }, (_, index) => {
  const radius = 190 - 18 * index;
  const [x, y] = [Math.round(radius * 0.766), Math.round(radius * 0.643)];
  return `M${200 + x} ${200 - y}A${radius} ${radius} 0 1 0 ${200 + x} ${200 + y}`;
}).join('');

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
