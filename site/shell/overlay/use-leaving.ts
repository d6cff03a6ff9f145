import { useEffect, useState } from 'react';

/** Milliseconds, the same as `--d-menu` of the tokens. */
const sliding = 700;

/**
 * The event to render: the open one, or during the closing animation the previous one. Removed at once when the page
 * below changes, or with reduced motion.
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
