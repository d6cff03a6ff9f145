import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import styles from './form.module.css';

interface SectionProps {
  /** Message key, as that of the hint. */
  title: string;
  hint?: string | false;
  children: ReactNode;
}

/** A section of a form with its heading; its fields are in columns if there is space. */
export function Section({ title, hint, children }: SectionProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <section className={`card ${styles.section}`} aria-labelledby={id}>
      <h2 id={id}>{translate(title)}</h2>
      {hint && <p className={`hint ${styles.hint}`}>{translate(hint)}</p>}
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
