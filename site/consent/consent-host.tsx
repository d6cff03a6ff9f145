import { Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../ui/when-idle.ts';
import { manageConsent, useConsent } from './consent-state.ts';
import type { ConsentKeeperProps } from './consent-keeper.tsx';
import { later } from '../ui/later.ts';

const ConsentKeeper = later(async () => (await import('./consent-keeper.tsx')).ConsentKeeper);

/** The place of everything about consent; what is in it comes when the browser has nothing else to do. */
export function ConsentHost(props: Omit<ConsentKeeperProps, 'cameFrom'>) {
  const { opener } = useConsent();
  const [cameFrom] = useState(props.pathname);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
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
