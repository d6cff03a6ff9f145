import styles from './wait.module.css';

/** A bar of a placeholder. */
export function Wait({ width, height = '1rem' }: { width: string; height?: string }) {
  return <span className={styles.wait} style={{ width, height }} />;
}
