import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { m } from '../paraglide/messages.js';
import styles from './main-area.module.css';
import { placeholderOf } from './placeholder-of.tsx';

/** Milliseconds: what comes sooner needs no placeholder. Nothing waits for them. */
const minimum = 200;

/** Where the screens stand. While one is awaited for longer, its shape keeps its place. */
export function MainArea({ children }: { children: ReactNode }) {
  const awaited = useAwaited();
  useScrolledUp(awaited !== null);
  return (
    <>
      {/* Outside: what is busy says nothing to a screen reader until it is not. */}
      <output className="unseen">{awaited !== null && m.page_loading()}</output>
      <main id="content" tabIndex={-1} aria-busy={awaited !== null || undefined}>
        {awaited !== null && <div aria-hidden="true">{placeholderOf(awaited)}</div>}
        <div className={styles.screen} hidden={awaited !== null}>
          {children}
        </div>
      </main>
    </>
  );
}

/** The path of the screen that is on its way for longer than the minimum; null where there is none. */
function useAwaited(): string | null {
  const { location: next, formMethod = 'GET' } = useNavigation();
  const { pathname } = useLocation();
  const target = next && formMethod === 'GET' && next.pathname !== pathname ? next.pathname : null;
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (target === null) return undefined;
    const timer = window.setTimeout(() => setLate(true), minimum);
    return () => {
      window.clearTimeout(timer);
      setLate(false);
    };
  }, [target]);
  return late ? target : null;
}

/** A new page begins at its top, and so does what stands for it; who stays after all finds the old place. */
function useScrolledUp(waiting: boolean): void {
  useLayoutEffect(() => {
    if (!waiting) return undefined;
    const { scrollY } = window;
    const { href } = window.location;
    window.scrollTo({ top: 0, behavior: 'instant' });
    return () => {
      if (window.location.href === href) window.scrollTo({ top: scrollY, behavior: 'instant' });
    };
  }, [waiting]);
}
