import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { overlayIdOf } from '#contract/event-overlay.ts';
import styles from './event-overlay.module.css';
import type { LoadedOverlay } from './load-overlay.server.ts';
import { OverlaySheet } from './overlay-sheet.tsx';
import { useLeaving } from './use-leaving.ts';

interface EventOverlayProps {
  /** What the server knew when the page was opened. */
  loaded: LoadedOverlay | null | undefined;
  /** The page below. */
  children: ReactNode;
}

/** True where the page came with an event over it. */
export function liesOver(loaded: LoadedOverlay | null | undefined): boolean {
  return loaded !== null && loaded !== undefined && loaded.state !== 'unknown';
}

/**
 * An event over any page, as the query of the address says. It comes before the page in the document, and the page is
 * out of reach meanwhile: so the keyboard finds it first and stays in it, with scripts and without.
 */
export function EventOverlay({ loaded, children }: EventOverlayProps) {
  const { pathname, search } = useLocation();
  const asked = overlayIdOf(new URLSearchParams(search));
  const id = asked !== null && asked === loaded?.id && loaded.state === 'unknown' ? null : asked;
  const shown = useLeaving(id, pathname);
  const [first] = useState(id);
  const leaving = id === null;
  return (
    <>
      {shown !== null && (
        <div className={leaving ? `${styles.layer} ${styles.leaving}` : styles.layer} inert={leaving}>
          <OverlaySheet
            key={shown}
            id={shown}
            open={!leaving}
            still={shown === first}
            loaded={loaded?.id === shown ? loaded : null}
          />
        </div>
      )}
      <div className={styles.page} inert={id !== null}>
        {children}
      </div>
    </>
  );
}
