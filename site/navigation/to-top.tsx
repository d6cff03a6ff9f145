import { useEffect, useState } from 'react';
import { m } from '../paraglide/messages.js';
import { Icon } from '../ui/icon.tsx';
import { isStill } from './scroll-target.ts';
import styles from './to-top.module.css';

/**
 * The way back up, once a window's height has been scrolled. It stands at the end of the content, and sticks to the
 * lower edge of the window until that comes into sight: so it never lies over the footer.
 */
export function ToTop() {
  const shown = useScrolledFar();
  function goUp() {
    window.scrollTo({ top: 0, behavior: isStill() ? 'instant' : 'smooth' });
    document.querySelector('main')?.focus({ preventScroll: true });
  }
  return (
    <div className={styles.place}>
      <button type="button" className={styles.button} aria-label={m.to_top()} hidden={!shown} onClick={goUp}>
        <Icon name="arrow-up" />
      </button>
    </div>
  );
}

function useScrolledFar(): boolean {
  const [far, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > window.innerHeight);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return far;
}
