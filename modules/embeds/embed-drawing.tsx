import type { EmbedKind } from '#contract/fields/embed-hosts.ts';
import styles from './embed.module.css';

/** Half the heights of the bars of a sound wave, in the units of the drawing. */
const bars = Array.from({ length: 56 }, (_, index) => {
  const swell = Math.sin((index / 55) * Math.PI);
  const height = 6 + swell * (34 + 30 * Math.abs(Math.sin(index * 1.7)) + 24 * Math.abs(Math.sin(index * 0.53)));
  return Math.round(height / 1.15);
});

const drawings: Record<EmbedKind, string> = {
  audio: bars.map((height, index) => `M${4 + index * 7} ${100 - height}v${2 * height}`).join(''),
  viewer:
    'M200 30C160 8 90 8 40 26V176C90 158 160 158 200 180C240 158 310 158 360 176V26C310 8 240 8 200 30ZM200 30V180M68 58C104 48 142 48 172 58M68 84C104 74 142 74 172 84M68 110C104 100 142 100 172 110M228 58C258 48 296 48 332 58M228 84C258 74 296 74 332 84M228 110C258 100 296 100 332 110',
  social: 'M60 30H340V150H180L130 190V150H60ZM100 66H300M100 90H300M100 114H220',
  video: 'M40 30H360V180H40ZM170 75V135L228 105Z',
};

/** A line drawing for a preview that has no picture. */
export function EmbedDrawing({ kind }: { kind: EmbedKind }) {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 400 200"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[kind]} />
    </svg>
  );
}
