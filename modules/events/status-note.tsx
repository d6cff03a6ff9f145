import type { EventRow } from '#contract/events/event-summary.ts';
import { SmartLink } from '#ui/smart-link.tsx';
import styles from './status-note.module.css';

/** From when an event was moved, or what takes the place of a cancelled one. */
export function StatusNote({ event: { status_note: note } }: { event: Pick<EventRow, 'status_note'> }) {
  if (!note) return null;
  return (
    <p className={styles.note}>
      {note.text} {note.link && <SmartLink href={note.link.url}>{note.link.title}</SmartLink>}
    </p>
  );
}
