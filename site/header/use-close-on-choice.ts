import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { closeHeader } from './header-state.ts';

/** Closes what is open in the header once a link in it is chosen, and whenever the page becomes another. */
export function useCloseOnChoice(header: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const before = useRef(key);
  useEffect(() => {
    if (before.current !== key) closeHeader();
    before.current = key;
  }, [key]);
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
