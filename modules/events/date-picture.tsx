import type { DateParts } from '#time/date-text.ts';
import styles from './date-picture.module.css';

interface DatePictureProps {
  /** For the attribute `datetime`. */
  start: string;
  /** Null: an empty element. */
  parts: DateParts | null;
  className?: string | undefined;
}

/** A large date: weekday, day, month. `--t-day` is the font size of the day. */
export function DatePicture({ start, parts, className = '' }: DatePictureProps) {
  if (!parts) return <span className={className} />;
  return (
    <time className={`${styles.date} ${className}`} dateTime={start}>
      <span className={styles.week}>{parts.weekday}</span> <span className={styles.day}>{parts.day}</span>{' '}
      <span className={styles.month}>{parts.month}</span>
    </time>
  );
}
