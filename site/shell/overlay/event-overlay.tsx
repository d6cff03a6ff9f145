import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { overlayIdOf, queryWithOverlay } from '#contract/events/event-overlay.ts';
import { m } from '#messages/paraglide/messages.js';
import { afterPaint } from '#ui/loading/after-paint.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './event-overlay.module.css';
import type { LoadedOverlay } from './load-overlay.server.ts';
import { useOpening } from './overlay-place.ts';
import { OverlayPart } from './overlay-part.tsx';

interface EventOverlayProps {
  /** Server data for an overlay in the first address. */
  loaded: LoadedOverlay | null | undefined;
  /** The page below. */
  children: ReactNode;
}

/** True when the first address has an overlay. */
export function isOverlayOpen(loaded: EventOverlayProps['loaded']): boolean {
  return loaded !== null && loaded !== undefined;
}

/**
 * An event over any page, from a query parameter. It is before the page in the document, and the page is inert
 * meanwhile, so that the focus starts and stays in the overlay, with and without scripts.
 */
export function EventOverlay({ loaded = null, children }: EventOverlayProps) {
  const { search } = useLocation();
  const id = overlayIdOf(new URLSearchParams(search));
  const [used, setUsed] = useState(id !== null);
  if (id !== null && !used) setUsed(true);
  const opening = useOpening();
  return (
    <>
      {/* A stable parent: changes in here do not make the browser recompute styles outside of it. */}
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

/** Making a long page inert takes the browser several frames: paint the overlay first. */
function useOutOfReach(covered: boolean): boolean {
  const [reached, setReached] = useState(!covered);
  if (!covered && !reached) setReached(true);
  useEffect(() => (covered ? afterPaint(() => setReached(false)) : undefined), [covered]);
  return covered && !reached;
}

/** The sheet and its close button appear while the chunk of the overlay is loading. */
function Coming() {
  const { pathname, search } = useLocation();
  return (
    <div className={styles.layer}>
      <section className={styles.sheet} aria-label={m.overlay_loading()} aria-busy="true">
        <div className={styles.close}>
          <a href={pathname + queryWithOverlay(search, null)} aria-label={m.overlay_close()}>
            <Icon name="close" />
          </a>
        </div>
      </section>
    </div>
  );
}
