import { type ComponentType, useEffect, useState } from 'react';
import { mayHaveSession } from './session-hint.ts';

type Bar = ComponentType<{ pathname: string }>;

/** Where the bar for staff comes on the home page; its code loads where there may be a session. */
export function StaffSlot({ pathname }: { pathname: string }) {
  const [Loaded, setLoaded] = useState<{ Bar: Bar }>();
  useEffect(() => {
    if (!mayHaveSession()) return;
    import('./staff-bar.tsx').then(
      ({ StaffBar }) => setLoaded({ Bar: StaffBar }),
      // Whoever has no connection now edits nothing either.
      () => undefined,
    );
  }, []);
  return Loaded ? <Loaded.Bar pathname={pathname} /> : null;
}
