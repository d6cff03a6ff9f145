import { useEffect, useState } from 'react';
import { m } from '../paraglide/messages.js';
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
        <svg
          viewBox="0 0 24 24"
          width="24"
          height="24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          aria-hidden="true"
        >
          <path d="M12 21V4M5.5 10.5 12 4l6.5 6.5" />
        </svg>
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
