import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { ToTop } from '../navigation/to-top.tsx';
import { m } from '../paraglide/messages.js';
import styles from './main-area.module.css';

/** Milliseconds: what comes sooner needs no placeholder. Nothing waits for them. */
const minimum = 200;

/** Where the screens stand. While one is awaited for longer, its shape keeps its place. */
export function MainArea({ children }: { children: ReactNode }) {
  const shape = useShapeOfAwaited();
  const waits = shape !== null;
  useScrolledUp(waits);
  return (
    <>
      {/* Outside: what is busy says nothing to a screen reader until it is not. */}
      <output className="unseen">{waits && m.page_loading()}</output>
      <main id="content" tabIndex={-1} aria-busy={waits || undefined}>
        {waits && <div aria-hidden="true">{shape}</div>}
        <div className={styles.screen} hidden={waits}>
          {children}
        </div>
        <ToTop />
      </main>
    </>
  );
}

/** The shape of the screen that is on its way for longer than the minimum; null where there is none. */
function useShapeOfAwaited(): ReactNode {
  const { location: next, formMethod = 'GET' } = useNavigation();
  const { pathname } = useLocation();
  const target = next && formMethod === 'GET' && next.pathname !== pathname ? next.pathname : null;
  const [shape, setShape] = useState<ReactNode>(null);
  useEffect(() => {
    if (target === null) return undefined;
    let left = false;
    const late = new Promise((resolve) => window.setTimeout(resolve, minimum));
    // Asked for along with the page; where it cannot be had, the old page stays until the new one comes.
    const shapes = import('./placeholder-of.tsx').catch(() => null);
    void Promise.all([shapes, late]).then(([found]) => {
      if (!left && found) setShape(found.placeholderOf(target));
    });
    return () => {
      left = true;
      setShape(null);
    };
  }, [target]);
  return target === null ? null : shape;
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
