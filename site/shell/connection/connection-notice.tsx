import { useEffect, useState, useSyncExternalStore } from 'react';
import { m } from '#messages/paraglide/messages.js';
import styles from './connection-notice.module.css';

/** Time in milliseconds for which the message about the restored connection is shown. */
const visibleFor = 4000;

/** Shows that the connection is lost, and then that it is back. */
export function ConnectionNotice() {
  const online = useOnline();
  const [before, setBefore] = useState(online);
  const [isBack, setIsBack] = useState(false);
  if (before !== online) {
    setBefore(online);
    setIsBack(online);
  }
  useEffect(() => {
    if (!isBack) return undefined;
    const timer = window.setTimeout(() => setIsBack(false), visibleFor);
    return () => window.clearTimeout(timer);
  }, [isBack]);
  const shown = isBack || (!online && !hasOwnNotice());
  return (
    <output className={shown ? `stage ${styles.notice}` : 'unseen'}>
      {shown && (
        <>
          <Sign whole={online} />
          {online ? m.connection_back() : m.connection_gone()}
        </>
      )}
    </output>
  );
}

/** A page stored for offline reading has its own note with its date. */
function hasOwnNotice(): boolean {
  return document.querySelector('[data-kept]') !== null;
}

/** The rings of the icon, closed or broken. */
function Sign({ whole }: { whole: boolean }) {
  return (
    <svg
      viewBox="0 0 40 40"
      width="28"
      height="28"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <circle cx="20" cy="20" r="2.6" fill="currentColor" stroke="none" />
      {whole ? (
        <path d="M33.8 8.4A18 18 0 1 0 33.8 31.6M29.6 12A12.5 12.5 0 1 0 29.6 28M25.4 15.5A7 7 0 1 0 25.4 24.5" />
      ) : (
        <path d="M25.4 15.5A7 7 0 1 0 25.4 24.5M6 6l28 28" />
      )}
    </svg>
  );
}

/** Whether the browser is online; true on the server and until hydration. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.navigator.onLine,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
