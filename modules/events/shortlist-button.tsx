import { useState } from 'react';
import type { EventSummary } from '#contract/events/event-summary.ts';
import { dateParts, shortDate } from '#time/date-text.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import scripted from '#ui/scripted.module.css';
import { removeFromShortlist, maxShortlisted, addToShortlist, useShortlist } from './shortlist.ts';
import { useHasPart } from '../rendering/parts-off.ts';
import styles from './shortlist-button.module.css';

interface ShortlistButtonProps {
  event: Pick<EventSummary, 'id' | 'title' | 'start'>;
  /** True for a past event: it can only be removed. */
  over: boolean;
  /** True: with a visible label. */
  withText?: boolean;
}

/** Adds an event to the shortlist of this device, or removes it. */
export function ShortlistButton({ event: { id, title, start }, over, withText = false }: ShortlistButtonProps) {
  const locale = useLocale();
  const isShortlisted = useShortlist().includes(id);
  const [full, setFull] = useState(false);
  const hasShortlist = useHasPart('shortlist');
  if (!hasShortlist || id <= 0 || (over && !isShortlisted)) return null;
  const parts = dateParts(start, locale);
  const name = m.shortlist_note_named({ title, date: parts ? shortDate(parts) : '' });
  function press() {
    if (isShortlisted) removeFromShortlist(id);
    setFull(!isShortlisted && !addToShortlist(id));
  }
  return (
    <>
      <button
        type="button"
        className={`${styles.note} ${withText ? '' : styles.square} ${scripted.scripted}`}
        aria-pressed={isShortlisted}
        aria-label={withText ? undefined : name}
        onClick={press}
      >
        {withText && <span className={styles.words}>{m.shortlist_note()}</span>}
      </button>
      {full && (
        <p role="alert" className={styles.full}>
          {m.shortlist_full({ count: maxShortlisted })}
        </p>
      )}
    </>
  );
}
