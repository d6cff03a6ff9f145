import { ScreenFrame } from '../../listing/screen-frame.tsx';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { Timetable } from '../../event-list/timetable.tsx';
import { ArrowLink, buttonClass } from '#ui/button.tsx';
import scripted from '#ui/scripted.module.css';
import { CalendarOfAll } from './calendar-of-all.tsx';
import type { LoadedShortlist } from './load.server.ts';
import { addToShortlist, useShortlist } from '#modules/events/shortlist.ts';
import { OwnShortlist } from './own-shortlist.tsx';
import { shortlistAddress } from '../../addresses/shortlist-address.ts';
import styles from './shortlist-view.module.css';

/** The shortlist: the visitor's own, or a shared one. */
export function ShortlistView(loaded: LoadedShortlist) {
  const shared = loaded.ids.length > 0;
  return (
    <ScreenFrame page={loaded.page} lead={shared ? m.shortlist_shared_lead() : undefined}>
      <div className={styles.body}>{shared ? <SharedShortlist {...loaded} /> : <OwnShortlist {...loaded} />}</div>
    </ScreenFrame>
  );
}

/** Events of a shared list; works without scripts, except for adding them to the own list. */
function SharedShortlist({ list: { results }, now, today }: LoadedShortlist) {
  const locale = useLocale();
  const noted = useShortlist();
  const ids = results.map(({ id }) => id);
  const taken = ids.every((id) => noted.includes(id));
  if (ids.length === 0)
    return (
      <div className={`wrap ${styles.empty}`}>
        <p className="lead">{m.shortlist_shared_gone()}</p>
        <ArrowLink href={shortlistAddress(locale)}>{m.shortlist_mine()}</ArrowLink>
      </div>
    );
  return (
    <>
      <div className={`wrap ${styles.tools}`}>
        {!taken && (
          <button
            type="button"
            className={`${buttonClass.red} ${scripted.scripted}`}
            onClick={() => addToShortlist(...ids)}
          >
            <span>{m.shortlist_take_over()}</span>
          </button>
        )}
        <output>{taken && m.shortlist_taken_over()}</output>
        <ArrowLink href={shortlistAddress(locale)}>{m.shortlist_mine()}</ArrowLink>
        <CalendarOfAll ids={ids} />
      </div>
      <Timetable events={results} now={now} today={today} goesOn={false} monthHref={null} />
    </>
  );
}
