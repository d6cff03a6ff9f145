import { useLocale } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { shortlistCalendar } from './shortlist-address.ts';

/** All evenings of a list for one's own calendar. */
export function CalendarOfAll({ ids }: { ids: readonly number[] }) {
  const locale = useLocale();
  return (
    <a className={buttonClass.arrow} href={shortlistCalendar(locale, ids)} download>
      {m.shortlist_calendar()}
      <Icon name="download" />
    </a>
  );
}
