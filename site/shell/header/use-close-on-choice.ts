import { type RefObject, useEffect } from 'react';
import { useOnArrival } from '../../framework/navigation/use-on-arrival.ts';
import { closeHeader } from './header-state.ts';

/** Closes the open part of the header when a link in it is chosen, and after each navigation. */
export function useCloseOnChoice(header: RefObject<HTMLElement | null>): void {
  useOnArrival(closeHeader);
  useEffect(() => {
    const element = header.current;
    // A link to the current page does not change the address.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href]')) closeHeader();
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [header]);
}
