import styles from './wait.module.css';

/** A bar in the place of what is about to come. */
export function Wait({ width, height = '1rem' }: { width: string; height?: string }) {
  return <span className={styles.wait} style={{ width, height }} />;
}
