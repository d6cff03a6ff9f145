import { useState } from 'react';
import type { EventSummary } from '#contract/events/event-summary.ts';
import { dateParts, shortDate } from '#time/date-text.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import scripted from '#ui/scripted.module.css';
import { addToShortlist, isShortlistKept, maxShortlisted, removeFromShortlist, useShortlist } from './shortlist.ts';
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
  const [problem, setProblem] = useState('');
  const hasShortlist = useHasPart('shortlist');
  if (!hasShortlist || id <= 0 || (over && !isShortlisted)) return null;
  const parts = dateParts(start, locale);
  const name = m.shortlist_note_named({ title, date: parts ? shortDate(parts) : '' });
  function press() {
    if (isShortlisted) {
      removeFromShortlist(id);
      setProblem('');
    } else if (addToShortlist(id)) setProblem(isShortlistKept() ? '' : m.shortlist_not_kept());
    else setProblem(m.shortlist_full({ count: maxShortlisted }));
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
      {problem !== '' && (
        <p role="alert" className={styles.full}>
          {problem}
        </p>
      )}
    </>
  );
}
