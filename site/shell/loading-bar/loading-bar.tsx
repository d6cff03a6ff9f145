import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { m } from '#messages/paraglide/messages.js';
import styles from './loading-bar.module.css';
import { finish, idle, loading, start, subscribe } from '../../framework/navigation/loading.ts';

/** A bar at the top of the window while a page loads; red after a failure. */
export function LoadingBar() {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const { shown, percent, failed } = useSyncExternalStore(subscribe, loading, () => idle);
  useEffect(() => {
    if (state === 'idle') finish();
    else start();
  }, [state]);
  // The main area announces the loading of another page.
  const announcement = failed ? m.loading_failed() : location?.pathname === pathname ? m.page_loading() : '';
  return (
    <>
      <div
        className={styles.track}
        data-shown={shown || undefined}
        data-failed={failed || undefined}
        aria-hidden="true"
      >
        <div className={styles.bar} style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
      <output className="unseen">{shown ? announcement : ''}</output>
    </>
  );
}
