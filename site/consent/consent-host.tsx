import { lazy, Suspense, useEffect, useState } from 'react';
import { manageConsent, useConsent } from './consent-state.ts';
import type { ConsentKeeperProps } from './consent-keeper.tsx';

const ConsentKeeper = lazy(async () => ({ default: (await import('./consent-keeper.tsx')).ConsentKeeper }));

/** The place of everything about consent; what is in it comes when the browser has nothing else to do. */
export function ConsentHost(props: Omit<ConsentKeeperProps, 'cameFrom'>) {
  const { opener } = useConsent();
  const [cameFrom] = useState(props.pathname);
  const isIdle = useIdle();
  // The link in the frame of the ticket shop, where there is no manager, leads here.
  useEffect(() => {
    const link = document.querySelector<HTMLElement>('footer a[href$="#cookies"]');
    if (window.location.hash === '#cookies' && link) manageConsent(link);
  }, []);
  if (!isIdle && !opener) return null;
  return (
    <Suspense fallback={null}>
      <ConsentKeeper {...props} cameFrom={cameFrom} />
    </Suspense>
  );
}

/** True once the browser has been idle, two seconds after the start at the latest. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const rest = () => setIdle(true);
    // Safari has none.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(rest, 1000);
      return () => clearTimeout(timer);
    }
    const call = window.requestIdleCallback(rest, { timeout: 2000 });
    return () => window.cancelIdleCallback(call);
  }, []);
  return isIdle;
}
