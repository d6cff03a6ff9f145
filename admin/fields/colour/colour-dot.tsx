import styles from './colour-input.module.css';

/** A colour as a small square, beside its name. */
export function ColourDot({ colour }: { colour: string }) {
  return (
    <svg className={styles.dot} viewBox="0 0 1 1" aria-hidden>
      <path fill={colour} d="M0 0h1v1H0z" />
    </svg>
  );
}
