import { type ComponentType, useEffect, useState } from 'react';
import { mayHaveSession } from './session-hint.ts';

type Part = ComponentType<{ pathname: string }>;

/** What staff see on a page: the bar on the home page, two links everywhere else; loaded where there may be a session. */
export function StaffSlot({ pathname, isHome }: { pathname: string; isHome: boolean }) {
  const [Loaded, setLoaded] = useState<{ Bar: Part; Links: Part }>();
  useEffect(() => {
    if (!mayHaveSession()) return;
    Promise.all([import('./staff-bar.tsx'), import('./staff-links.tsx')]).then(
      ([{ StaffBar }, { StaffLinks }]) => setLoaded({ Bar: StaffBar, Links: StaffLinks }),
      // Whoever has no connection now edits nothing either.
      () => undefined,
    );
  }, []);
  if (!Loaded) return null;
  return isHome ? <Loaded.Bar pathname={pathname} /> : <Loaded.Links pathname={pathname} />;
}
