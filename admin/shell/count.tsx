import { useTranslate } from 'react-admin';
import styles from './shell.module.css';

/** A number beside an entry of the menu; nothing for zero. */
export function Count({ count, label }: { count: number; label: string }) {
  const translate = useTranslate();
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{translate(label, { smart_count: count })}</span>
    </span>
  );
}
