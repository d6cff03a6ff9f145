import { useBlanks } from '../../rendering/edit-surface.ts';
import type { ViewProps } from '../../rendering/view-props.ts';
import { EventRow } from '../../events/event-row.tsx';
import type { eventitem } from './schema.ts';
import styles from './view.module.css';

/** One event of the programme; nothing if it no longer exists. */
export function EventItemView({ block }: ViewProps<typeof eventitem>) {
  const blanks = useBlanks();
  if (block.event_obj) return <EventRow event={block.event_obj} />;
  return blanks ? <span className={styles.blank} data-blank="event" /> : null;
}
