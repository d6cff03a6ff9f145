import { m } from '../paraglide/messages.js';
import { EventOverlayPlaceholder } from '../placeholder/event-overlay-placeholder.tsx';
import styles from './event-overlay.module.css';

/** Id of the overlay's headline, by which it is named. */
export const titleId = 'event-overlay-title';

/** The overlay until its event has come, and where it does not come. */
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
