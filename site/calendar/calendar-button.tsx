import { useLocale } from '../locale.ts';
import { PanelButton } from '../panel/panel-button.tsx';
import { m } from '../paraglide/messages.js';
import { screenAddress } from '../thing-address.ts';
import styles from './calendar-button.module.css';

/** Opens the calendar panel of the header; without scripts it leads to the programme by months. */
export function CalendarButton() {
  const locale = useLocale();
  return (
    <PanelButton href={`${screenAddress('events', locale)}?view=month`} label={m.calendar_open()}>
      <span className={styles.frame} aria-hidden="true">
        <span className={styles.sheet} />
      </span>
    </PanelButton>
  );
}
