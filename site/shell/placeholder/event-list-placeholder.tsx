import styles from './placeholder.module.css';
import { Wait } from './wait.tsx';

const titles = ['21rem', '26rem', '18rem'];

/** Placeholder of a timetable: three rows, each with date, title and ticket button. */
export function EventListPlaceholder() {
  return (
    <div className={`wrap ${styles.rows}`}>
      {titles.map((width) => (
        <div key={width} className={styles.row}>
          <div className={styles.date}>
            <Wait width="5rem" />
            <Wait width="6rem" height="clamp(3.2rem, 5vw, 6rem)" />
          </div>
          <div className={styles.bars}>
            <Wait width="9rem" />
            <Wait width={width} height="2.4rem" />
            <Wait width="16rem" />
          </div>
          <Wait width="12.6rem" height="3rem" />
        </div>
      ))}
    </div>
  );
}
