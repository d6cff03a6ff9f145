import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { nowInBerlin } from '#time/berlin-time.ts';
import { useLocale } from '#ui/locale.ts';
import { PanelButton } from '../panel/panel-button.tsx';
import { isDataLimited, whenIdle } from '#ui/loading/when-idle.ts';
import { m } from '#messages/paraglide/messages.js';
import { screenAddress } from '../../addresses/screen-address.ts';
import styles from './calendar-button.module.css';

/** Opens the calendar panel of the header; without scripts a link to the month view of the programme. */
export function CalendarButton() {
  const locale = useLocale();
  const requestDays = useCallback(
    () =>
      import('./event-days.ts').then(
        ({ prepareEventDays }) => prepareEventDays(locale),
        () => undefined,
      ),
    [locale],
  );
  const load = useCallback(async () => {
    void requestDays();
    return (await import('./calendar-panel.tsx')).CalendarPanel;
  }, [requestDays]);
  // Prefetch the days when idle; the code of the panel on hover or focus.
  useEffect(
    () =>
      whenIdle(() => {
        if (!isDataLimited()) void requestDays();
      }),
    [requestDays],
  );
  return (
    <PanelButton href={`${screenAddress('events', locale)}?view=month`} label={m.calendar_open()} load={load}>
      <span className={styles.frame} aria-hidden="true">
        <span className={styles.sheet} data-day={dayOfMonth()} ref={useCurrentDay()} suppressHydrationWarning />
      </span>
    </PanelButton>
  );
}

/** The current day of the month in Berlin. */
function dayOfMonth(): string {
  return String(nowInBerlin().day);
}

/** Sets the day again in the browser, because a cached page may be from yesterday. */
function useCurrentDay(): RefObject<HTMLSpanElement | null> {
  const sheet = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      whenIdle(() => {
        if (sheet.current) sheet.current.dataset.day = dayOfMonth();
      }),
    [],
  );
  return sheet;
}
