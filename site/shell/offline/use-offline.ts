import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useConsent } from '#ui/consent/consent-state.ts';
import { whenIdle } from '#ui/loading/when-idle.ts';
import { isControlled } from '../../framework/navigation/is-controlled.ts';

/**
 * Stores visited pages for offline reading, each when it is idle, after the visitor's consent (decision 016), and
 * deletes them when the consent ends. Without consent nothing is loaded or stored.
 */
export function useOffline(isOffered: boolean): void {
  const { pathname, search } = useLocation();
  const { record } = useConsent();
  const isAgreed = record?.offline === true;
  const address = pathname + search;
  const first = useRef(address);
  useEffect(() => {
    // It belongs to the page that was left.
    if (first.current !== address) document.querySelector('[data-kept]')?.remove();
    if (!isOffered || import.meta.env.DEV || !(isAgreed || isControlled())) return undefined;
    return whenIdle(() => {
      import('./offline-state.ts')
        .then<unknown>(({ turnOn, turnOff }) => (isAgreed ? turnOn(address) : turnOff()))
        // Not supported; the page about offline reading says so.
        .catch(() => {});
    });
  }, [address, isOffered, isAgreed]);
}
