import { Suspense, useEffect, useState } from 'react';
import { whenIdle } from '#ui/loading/when-idle.ts';
import { manageConsent, useConsent } from '#ui/consent/consent-state.ts';
import type { ConsentManagerProps } from './consent-manager.tsx';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.ts';

const ConsentKeeper = lazyWithRetry(async () => (await import('./consent-manager.tsx')).ConsentManager);

/** Place of the consent dialog; its code is loaded when the browser is idle. */
export function ConsentHost(props: Omit<ConsentManagerProps, 'cameFrom'>) {
  const { opener } = useConsent();
  const [cameFrom] = useState(props.pathname);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  // In the shop frame without the program, the cookies link leads to this hash.
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
