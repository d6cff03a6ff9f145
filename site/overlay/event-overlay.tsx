import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { overlayIdOf, queryWithOverlay } from '#contract/event-overlay.ts';
import { m } from '../paraglide/messages.js';
import { afterPaint } from '../ui/after-paint.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './event-overlay.module.css';
import type { LoadedOverlay } from './load-overlay.server.ts';
import { useOpening } from './overlay-place.ts';
import { OverlayPart } from './overlay-part.tsx';

interface EventOverlayProps {
  /** What the server knew when the page was opened. */
  loaded: LoadedOverlay | null | undefined;
  /** The page below. */
  children: ReactNode;
}

/** True where the page came with an event over it. */
export function liesOver(loaded: EventOverlayProps['loaded']): boolean {
  return loaded !== null && loaded !== undefined && loaded.state !== 'unknown';
}

/**
 * An event over any page, as the query of the address says. It comes before the page in the document, and the page is
 * out of reach meanwhile: so the keyboard finds it first and stays in it, with scripts and without.
 */
export function EventOverlay({ loaded = null, children }: EventOverlayProps) {
  const { search } = useLocation();
  const asked = overlayIdOf(new URLSearchParams(search));
  const id = loaded?.id === asked && !liesOver(loaded) ? null : asked;
  const [used, setUsed] = useState(id !== null);
  if (id !== null && !used) setUsed(true);
  const opening = useOpening();
  return (
    <>
      {/* Whatever comes or goes here, the browser looks no further than this element for what it changes. */}
      <div className={styles.bare}>
        {used && (
          <Suspense fallback={id !== null && <Coming />}>
            <OverlayPart id={id} loaded={loaded} />
          </Suspense>
        )}
        {opening && id === null && <Coming />}
      </div>
      <div className={styles.bare} inert={useOutOfReach(id !== null)}>
        {children}
      </div>
    </>
  );
}

/** Putting a long page out of reach takes the browser several frames: the first is to show what lies over it. */
function useOutOfReach(covered: boolean): boolean {
  const [reached, setReached] = useState(!covered);
  if (!covered && !reached) setReached(true);
  useEffect(() => (covered ? afterPaint(() => setReached(false)) : undefined), [covered]);
  return covered && !reached;
}

/** The sheet comes in while its part of the program is on its way; the way out is there already. */
function Coming() {
  const { pathname, search } = useLocation();
  return (
    <div className={styles.layer}>
      <div className={styles.sheet} aria-busy="true">
        <div className={styles.close}>
          <a href={pathname + queryWithOverlay(search, null)} aria-label={m.overlay_close()}>
            <Icon name="close" />
          </a>
        </div>
      </div>
    </div>
  );
}
