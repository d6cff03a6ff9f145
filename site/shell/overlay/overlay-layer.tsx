import { useState } from 'react';
import { useLocation } from 'react-router';
import styles from './event-overlay.module.css';
import type { OverlayProps } from './overlay-part.tsx';
import { OverlaySheet } from './overlay-sheet.tsx';
import { useLeaving } from './use-leaving.ts';

/** The sheet with an event and the dark background, until the closing animation has ended. */
export function OverlayLayer({ id, loaded }: OverlayProps) {
  const { pathname } = useLocation();
  const shown = useLeaving(id, pathname);
  const [first] = useState(loaded?.id);
  const leaving = id === null;
  if (shown === null) return null;
  return (
    <div className={leaving ? `${styles.layer} ${styles.leaving}` : styles.layer} inert={leaving}>
      <OverlaySheet
        key={shown}
        id={shown}
        open={!leaving}
        still={shown === first}
        loaded={loaded?.id === shown ? loaded : null}
      />
    </div>
  );
}
