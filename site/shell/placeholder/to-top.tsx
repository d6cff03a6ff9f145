import { type RefObject, useEffect, useRef, useState } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { Icon } from '#ui/icon.tsx';
import { prefersReducedMotion } from '../../framework/navigation/scroll-target.ts';
import styles from './to-top.module.css';

/**
 * Link to the top, shown after scrolling down one window height. It is at the end of the content and sticky at the
 * lower edge of the window, so it never covers the footer. Without a margin beside the content, it hides while the
 * visitor scrolls down.
 */
export function ToTop() {
  const place = useRef<HTMLDivElement>(null);
  const { shown, readsOn } = useScrolled(place);
  function goUp() {
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    document.querySelector('main')?.focus({ preventScroll: true });
  }
  return (
    <div className={styles.place} ref={place}>
      <button
        type="button"
        className={styles.button}
        aria-label={m.to_top()}
        hidden={!shown}
        data-reads-on={readsOn || undefined}
        onClick={goUp}
      >
        <Icon name="arrow-up" />
      </button>
    </div>
  );
}

function useScrolled(place: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState(false);
  const [readsOn, setReadsOn] = useState(false);
  useEffect(() => {
    let before = 0;
    const look = () => {
      const { scrollY, innerHeight } = window;
      const atEnd = (place.current?.getBoundingClientRect().bottom ?? 0) < innerHeight;
      setShown(scrollY > innerHeight);
      if (scrollY !== before) setReadsOn(scrollY > before && !atEnd);
      before = scrollY;
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [place]);
  return { shown, readsOn };
}
