import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import styles from './event-overlay.module.css';
import type { OverlayProps } from './overlay-part.tsx';
import { OverlaySheet } from './overlay-sheet.tsx';

/** Milliseconds, the same as `--d-menu` of the tokens. */
const sliding = 700;

/**
 * The event to render: the open one, or during the closing animation the previous one. Removed at once when the page
 * below changes, or with reduced motion.
 */
function useLeaving(id: number | null, pathname: string): number | null {
  const [last, setLast] = useState({ id, pathname });
  if (id !== null && (last.id !== id || last.pathname !== pathname)) setLast({ id, pathname });
  const leaving = id === null && last.id !== null && last.pathname === pathname;
  useEffect(() => {
    if (!leaving) return undefined;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = window.setTimeout(() => setLast({ id: null, pathname }), still ? 0 : sliding);
    return () => window.clearTimeout(timer);
  }, [leaving, pathname]);
  return id ?? (leaving ? last.id : null);
}

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
