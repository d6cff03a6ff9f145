import { type ReactNode, startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation, useNavigation, useOutlet } from 'react-router';
import { ToTop } from './to-top.tsx';
import { m } from '#messages/paraglide/messages.js';
import styles from './main-area.module.css';

/** Delay in milliseconds before a placeholder is shown; pages never wait for a placeholder. */
const minimum = 200;

/** Place of the screens. A slow screen is replaced by a placeholder while it loads. */
export function MainArea({ children }: { children: ReactNode }) {
  const shape = useShapeOfAwaited();
  const waits = shape !== null;
  useScrolledUp(waits);
  return (
    <>
      {/* Outside: screen readers ignore changes inside an element with aria-busy. */}
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

/** The placeholder of a screen that loads for longer than the delay; null otherwise. */
function useShapeOfAwaited(): ReactNode {
  const { location: next, formMethod = 'GET' } = useNavigation();
  const { pathname } = useLocation();
  const target = next && formMethod === 'GET' && next.pathname !== pathname ? next.pathname : null;
  const [shape, setShape] = useState<ReactNode>(null);
  useEffect(() => {
    if (target === null) return undefined;
    let left = false;
    const late = new Promise((resolve) => window.setTimeout(resolve, minimum));
    // Loaded together with the page; when it fails, the old page stays until the new one has arrived.
    const shapes = import('./placeholder-of.tsx').catch(() => null);
    void Promise.all([shapes, late]).then(([found]) => {
      // As a transition: a screen that is being drawn by now is not interrupted for it.
      if (!left && found) startTransition(() => setShape(found.placeholderOf(target)));
    });
    return () => {
      left = true;
      setShape(null);
    };
  }, [target]);
  return target === null ? null : shape;
}

/** Placeholder and new page start at the top; a cancelled navigation restores the scroll position. */
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

/**
 * The screen. The router brings it anew at each step of a navigation; it is another one when the address has changed, and
 * not rendered again while the next one loads. New data reach it by themselves.
 */
export function ScreenOutlet() {
  const outlet = useOutlet();
  // oxlint-disable-next-line react/exhaustive-deps -- the router makes an outlet for each of its steps
  return useMemo(() => outlet, [useLocation()]);
}
