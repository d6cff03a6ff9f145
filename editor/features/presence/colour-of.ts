import styles from './presence.module.css';

/** The colour of another person, the same in the bar and on the page. */
export function colourOf(at: number): string | undefined {
  return [styles.first, styles.second, styles.third][at % 3];
}
