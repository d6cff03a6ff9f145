import type { DateParts } from '#time/date-text.ts';
import styles from './date-picture.module.css';

interface DatePictureProps {
  /** The moment, for machines. */
  start: string;
  /** Null: the place stays empty. */
  parts: DateParts | null;
  className?: string | undefined;
}

/** A date as a picture: weekday, large day, month. `--t-day` says how large. */
export function DatePicture({ start, parts, className = '' }: DatePictureProps) {
  if (!parts) return <span className={className} />;
  return (
    <time className={`${styles.date} ${className}`} dateTime={start}>
      <span className={styles.week}>{parts.weekday}</span> <span className={styles.day}>{parts.day}</span>{' '}
      <span className={styles.month}>{parts.month}</span>
    </time>
  );
}
