import { useEffect, useRef } from 'react';
import { startTagManager } from './tag-manager.ts';
import { deleteTrackingCookies } from './tracking-cookies.ts';

const startsAfter = 200;

interface StatisticsProps {
  /** Container of the tag manager. */
  id: string;
  /** True while the visitor agrees to statistics. */
  agreed: boolean;
  /** Loads the page anew. */
  reload?: () => void;
}

const loadAnew = () => window.location.reload();

/**
 * Starts the tag manager 200 ms after statistics are agreed to. What is not agreed to leaves nothing on the device; when
 * an agreement ends, the page is loaded anew, for what runs cannot be stopped. Shows nothing.
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
