import { type ReactNode, useId } from 'react';
import styles from './form.module.css';

/** A section of a form with its heading; its fields are in columns if there is space. */
export function Section({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`card ${styles.section}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hint && <p className={`hint ${styles.hint}`}>{hint}</p>}
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
