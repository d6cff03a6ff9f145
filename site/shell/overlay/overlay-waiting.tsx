import { m } from '#messages/paraglide/messages.js';
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
