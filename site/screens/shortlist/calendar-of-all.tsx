import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { shortlistCalendar } from '../../addresses/shortlist-address.ts';

/** Calendar file with all events of a list. */
export function CalendarOfAll({ ids }: { ids: readonly number[] }) {
  const locale = useLocale();
  return (
    <a className={buttonClass.arrow} href={shortlistCalendar(locale, ids)} download>
      {m.shortlist_calendar()}
      <Icon name="download" />
    </a>
  );
}
