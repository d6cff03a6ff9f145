import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** Empty modules around the code, without which cameras do not find it (ISO/IEC 18004). */
const border = 4;

/** A text as a QR code: black on white, whatever the colours around it. `label` is what screen readers say. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border });
  return (
    <svg ref={scrollIntoView} role="img" aria-label={label} className={styles.code} viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(data)} fill="#000" />
    </svg>
  );
}

/** It is below the button that opened it, often below the end of the panel. */
function scrollIntoView(code: SVGSVGElement | null): void {
  code?.scrollIntoView({ block: 'nearest' });
}

/** Each dark module as a square of one unit. */
function pathOf(rows: boolean[][]): string {
  return rows.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
}
