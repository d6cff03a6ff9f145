import { ArrowLink } from '#ui/button.tsx';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { programmeAddress } from '../../addresses/event-address.ts';
import { EventOverlayPlaceholder } from '../placeholder/event-overlay-placeholder.tsx';
import styles from './event-overlay.module.css';

/** Id of the overlay's heading, which is its accessible name. */
export const titleId = 'event-overlay-title';

/** The overlay while its event is loading or unavailable. */
export function OverlayWaiting() {
  return (
    <>
      <p className={styles.when} />
      <div className={styles.body} aria-busy="true">
        <output className="unseen" id={titleId}>
          {m.overlay_loading()}
        </output>
        <div aria-hidden="true">
          <EventOverlayPlaceholder />
        </div>
      </div>
    </>
  );
}

/** In place of an event that does not exist, or no longer. */
export function UnknownEvent() {
  return (
    <>
      <p className={styles.when} />
      <div className={styles.body}>
        <h2 className={styles.title} id={titleId}>
          {m.overlay_unknown()}
        </h2>
        <p className={styles.statement}>{m.overlay_unknown_more()}</p>
        <p>
          <ArrowLink href={programmeAddress(useLocale())}>{m.event_to_programme()}</ArrowLink>
        </p>
      </div>
    </>
  );
}
