import { type MouseEvent, Suspense } from 'react';
import { useLocation } from 'react-router';
import { queryWithOverlay } from '#contract/event-overlay.ts';
import { useHydrated } from '#modules/hydrated.ts';
import { sameView } from '../header/same-view.ts';
import { m } from '../paraglide/messages.js';
import { Icon } from '../ui/icon.tsx';
import { ContentPart } from './content-part.tsx';
import styles from './event-overlay.module.css';
import type { LoadedOverlay } from './load-overlay.server.ts';
import { OverlayWaiting, titleId } from './overlay-waiting.tsx';
import { useCloseOverlay } from './overlay-place.ts';
import { useModal } from './use-modal.ts';

interface OverlaySheetProps {
  id: number;
  /** False while it slides out. */
  open: boolean;
  /** True where it came with the page and so does not slide in. */
  still: boolean;
  loaded: LoadedOverlay | null;
}

/** The sheet that comes in from the right, and what lies around it: a press there closes it. */
export function OverlaySheet({ id, open, still, loaded }: OverlaySheetProps) {
  const { pathname, search } = useLocation();
  const close = useCloseOverlay();
  const scripts = useHydrated();
  const sheet = useModal(open && scripts, close);
  const without = sameView(pathname, queryWithOverlay(search, null));
  const look = still ? styles.still : '';
  function press(event: MouseEvent) {
    event.preventDefault();
    close();
  }
  return (
    <>
      <a className={`${styles.scrim} ${look}`} href={without} tabIndex={-1} aria-hidden="true" onClick={press} />
      <dialog open aria-modal="true" aria-labelledby={titleId} ref={sheet} className={`${styles.sheet} ${look}`}>
        <div className={styles.close}>
          {scripts ? (
            <button type="button" aria-label={m.overlay_close()} onClick={close}>
              <Icon name="close" />
            </button>
          ) : (
            <a href={without} aria-label={m.overlay_close()}>
              <Icon name="close" />
            </a>
          )}
        </div>
        <Suspense fallback={<OverlayWaiting />}>
          <ContentPart id={id} loaded={loaded} onGone={close} />
        </Suspense>
      </dialog>
    </>
  );
}
