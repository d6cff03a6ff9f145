import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useConsent } from '../consent/consent-state.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { isControlled } from './is-controlled.ts';

/**
 * Has the pages that somebody reads kept for reading without a connection, once each has come to rest, where the visitor
 * has agreed to that (decision 016), and removes them where the agreement ended. For everybody else nothing is loaded
 * and nothing stored.
 */
export function useOffline(isOffered: boolean): void {
  const { pathname, search } = useLocation();
  const { record } = useConsent();
  const isAgreed = record?.offline === true;
  const address = pathname + search;
  const first = useRef(address);
  useEffect(() => {
    // It tells of the page that was left.
    if (first.current !== address) document.querySelector('[data-kept]')?.remove();
    if (!isOffered || import.meta.env.DEV || !(isAgreed || isControlled())) return undefined;
    return whenIdle(() => {
      import('./keep-offline.ts')
        .then<unknown>(({ turnOn, turnOff }) => (isAgreed ? turnOn(address) : turnOff()))
        // The browser does not allow it; who has asked for it hears so on the page about it.
        .catch(() => {});
    });
  }, [address, isOffered, isAgreed]);
}
