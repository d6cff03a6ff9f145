import { useEffect, useState } from 'react';

/** Milliseconds, as `--d-menu` of the tokens. */
const sliding = 700;

/**
 * The event to be drawn: the one that is open, or for as long as it slides out the one that was. It goes at once with
 * the page that it lay over, and where nothing is to move.
 */
export function useLeaving(id: number | null, pathname: string): number | null {
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
