import { type ReactNode, Suspense, useRef, useState } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { lazyWithRetry } from '../loading/lazy-with-retry.ts';
import { useHydrated } from '../loading/use-hydrated.ts';
import styles from './slides.module.css';

const SlideButtons = lazyWithRetry(async () => (await import('./slide-buttons.tsx')).default);

export interface SlidesProps {
  /** List items. */
  children: ReactNode;
  /** Class of the list; sets the width of a slide. */
  className?: string | undefined;
}

/**
 * A horizontal slider: scrolled by swiping, by two buttons, or by the arrow keys unless everything fits. It never moves
 * by itself.
 */
export function Slides({ children, className = '' }: SlidesProps) {
  const strip = useRef<HTMLUListElement>(null);
  const hydrated = useHydrated();
  const [fits, setFits] = useState(false);
  return (
    <div className={styles.slides}>
      <ul
        ref={strip}
        className={`${styles.strip} ${className}`}
        aria-label={m.module_slides()}
        tabIndex={fits ? undefined : 0}
      >
        {children}
      </ul>
      <div className={styles.buttons}>
        {hydrated && (
          <Suspense fallback={null}>
            <SlideButtons strip={strip} onFit={setFits} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
