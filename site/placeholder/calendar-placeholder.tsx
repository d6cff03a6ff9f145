import styles from './placeholder.module.css';
import { Wait } from './wait.tsx';

const days = Array.from({ length: 35 }, (_, day) => day);

/** In the place of a month: its name, then seven columns of days. */
export function CalendarPlaceholder() {
  return (
    <div className={styles.bars} aria-hidden="true">
      <Wait width="11rem" height="1.8rem" />
      <div className={styles.month}>
        {days.map((day) => (
          <Wait key={day} width="2rem" height="2rem" />
        ))}
      </div>
    </div>
  );
}
