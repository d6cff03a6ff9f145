import { useCallback, useEffect, useState } from 'react';
import { nowInBerlin } from '#modules/eventitem/berlin-time.ts';
import { useLocale } from '../locale.ts';
import { PanelButton } from '../panel/panel-button.tsx';
import { isSparing, whenIdle } from '../ui/when-idle.ts';
import { m } from '../paraglide/messages.js';
import { screenAddress } from '../thing-address.ts';
import styles from './calendar-button.module.css';

/** Opens the calendar panel of the header; without scripts it leads to the programme by months. */
export function CalendarButton() {
  const locale = useLocale();
  const load = useCallback(async () => {
    const { CalendarPanel, prepareCalendar } = await import('./calendar-panel.tsx');
    prepareCalendar(locale);
    return CalendarPanel;
  }, [locale]);
  // The days are known before anybody opens it; what draws them comes when somebody comes near.
  useEffect(
    () =>
      whenIdle(() => {
        if (!isSparing())
          import('./event-days.ts').then(
            ({ prepareEventDays }) => prepareEventDays(locale),
            () => undefined,
          );
      }),
    [locale],
  );
  return (
    <PanelButton href={`${screenAddress('events', locale)}?view=month`} label={m.calendar_open()} load={load}>
      <span className={styles.frame} aria-hidden="true">
        <span className={styles.sheet} data-day={useDayOfMonth()} />
      </span>
    </PanelButton>
  );
}

/** Today's number in Berlin. The page may be older than today, so the browser puts it there; it takes no room of its own. */
function useDayOfMonth(): string {
  const [day, setDay] = useState('');
  useEffect(() => whenIdle(() => setDay(String(nowInBerlin().day))), []);
  return day;
}
