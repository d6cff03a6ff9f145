import styles from './mark.module.css';

/** The logo, an auditorium from above, with the name of the house. */
export function Mark({ name }: { name: string }) {
  return (
    <span className={styles.mark}>
      <svg viewBox="0 0 40 40" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true" focusable="false">
        <path d="M33.8 8.4A18 18 0 1 0 33.8 31.6M29.6 12A12.5 12.5 0 1 0 29.6 28M25.4 15.5A7 7 0 1 0 25.4 24.5" />
        <circle className={styles.dot} cx="20" cy="20" r="2.6" fill="currentColor" stroke="none" />
      </svg>
      {name !== '' && <span>{name}</span>}
    </span>
  );
}
