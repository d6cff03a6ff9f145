import styles from './placeholder.module.css';
import { Wait } from './wait.tsx';

/** Placeholder of running text, as lines. */
export function Paragraph() {
  return (
    <div className={styles.bars}>
      <Wait width="40rem" height="1.9rem" />
      <Wait width="32rem" height="1.9rem" />
      {['46rem', '44rem', '45rem', '27rem'].map((width) => (
        <Wait key={width} width={width} />
      ))}
    </div>
  );
}
