import { type RefObject, useEffect } from 'react';
import { useOnArrival } from '../navigation/use-on-arrival.ts';
import { closeHeader } from './header-state.ts';

/** Closes what is open in the header once a link in it is chosen, and whenever the page becomes another. */
export function useCloseOnChoice(header: RefObject<HTMLElement | null>): void {
  useOnArrival(closeHeader);
  useEffect(() => {
    const element = header.current;
    // Choosing the page that is shown already changes no address.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href]')) closeHeader();
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [header]);
}
