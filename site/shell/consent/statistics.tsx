import { useEffect, useRef } from 'react';
import { startTagManager } from './tag-manager.ts';
import { deleteTrackingCookies } from './tracking-cookies.ts';

const startsAfter = 200;

interface StatisticsProps {
  /** Container id of the tag manager. */
  id: string;
  /** True while the visitor consents to statistics. */
  agreed: boolean;
  /** Reloads the page. */
  reload?: () => void;
}

const loadAnew = () => window.location.reload();

/**
 * Starts the tag manager 200 ms after consent to statistics. Without consent nothing is stored on the device; when a
 * consent ends, the page is reloaded, because running scripts cannot be stopped. Renders nothing.
 */
export function Statistics({ id, agreed, reload = loadAnew }: StatisticsProps) {
  const wasAgreed = useRef(false);
  useEffect(() => {
    if (!agreed) {
      deleteTrackingCookies();
      if (wasAgreed.current) reload();
      return undefined;
    }
    wasAgreed.current = true;
    const timer = setTimeout(() => startTagManager(id), startsAfter);
    return () => clearTimeout(timer);
  }, [id, agreed, reload]);
  return null;
}
