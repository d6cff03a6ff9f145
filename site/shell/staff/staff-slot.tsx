import { type ComponentType, useEffect, useState } from 'react';
import { mayHaveSession } from './session-hint.ts';

type Part = ComponentType<{ pathname: string }>;

/** Staff links: the bar on the home page, two links on other pages; loaded only when there may be a session. */
export function StaffSlot({ pathname, isHome }: { pathname: string; isHome: boolean }) {
  const [Loaded, setLoaded] = useState<{ Bar: Part; Links: Part }>();
  useEffect(() => {
    if (!mayHaveSession()) return;
    Promise.all([import('./staff-bar.tsx'), import('./staff-links.tsx')]).then(
      ([{ StaffBar }, { StaffLinks }]) => setLoaded({ Bar: StaffBar, Links: StaffLinks }),
      // Editing needs a connection, so offline nothing is shown.
      () => undefined,
    );
  }, []);
  if (!Loaded) return null;
  return isHome ? <Loaded.Bar pathname={pathname} /> : <Loaded.Links pathname={pathname} />;
}
