import styles from './placeholder.module.css';
import { Wait } from './wait.tsx';

const names = ['9rem', '11rem', '8rem', '10rem', '12rem', '9.5rem'];

/** Placeholder of the event overlay. */
export function EventOverlayPlaceholder() {
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <div className={styles.date}>
          <Wait width="4.5rem" />
          <Wait width="6rem" height="4rem" />
          <Wait width="5rem" />
        </div>
        <div className={styles.bars}>
          <Wait width="9rem" />
          <Wait width="16rem" height="3.4rem" />
          <Wait width="10rem" />
        </div>
      </div>
      <div className={styles.bars}>
        <Wait width="14rem" height="1.4rem" />
        <Wait width="20rem" />
      </div>
      <Wait width="15.5rem" height="3rem" />
      <div className={styles.bars}>
        <Wait width="9rem" height="1.8rem" />
        <div className={styles.columns}>
          {names.map((width) => (
            <div key={width} className={styles.bars}>
              <Wait width="5rem" height="0.9rem" />
              <Wait width={width} height="1.3rem" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
