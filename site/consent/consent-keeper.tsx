import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { m } from '../paraglide/messages.js';
import { ConsentDialog } from './consent-dialog.tsx';
import type { ConsentRecord, OptionalCategory } from './consent-record.ts';
import { manageConsent, readAgain, useConsent } from './consent-state.ts';
import { later } from '../ui/later.ts';

const Statistics = later(async () => (await import('./statistics.tsx')).Statistics);

/** Pages that can be read before any question is asked. */
const undisturbed = new Set(['/de/impressum', '/en/impressum', '/de/datenschutz', '/en/datenschutz']);

export interface ConsentKeeperProps {
  pathname: string;
  /** The page that was there first, before this was loaded. */
  cameFrom: string;
  /** Container of the tag manager. */
  tagManager?: string | undefined;
  /** Whose media may be loaded. */
  providers: string[];
  /** Whether pages may be kept for reading without a connection. */
  offline?: boolean;
  /** Whether who declined statistics is asked once more on leaving one of the undisturbed pages. */
  reAsks: boolean;
}

/** Asks what has to be asked, where it may be asked, and does what was answered. */
export function ConsentKeeper({ pathname, cameFrom, tagManager, providers, offline, reAsks }: ConsentKeeperProps) {
  const { record, opener } = useConsent();
  const inUse: OptionalCategory[] = [
    ...(tagManager === undefined ? [] : (['tracking'] as const)),
    'media',
    ...(offline ? (['offline'] as const) : []),
  ];
  const isAnswered = record !== null && inUse.every((name) => record[name] !== undefined);
  const isEditing = new URLSearchParams(useLocation().search).has('edit');
  const [asksAgain, stopAsking] = useAskingAgain(pathname, cameFrom, reAsks ? record : null);
  useOtherWindows();
  const asks = !isEditing && !undisturbed.has(pathname) && (!isAnswered || asksAgain);
  const close = () => {
    stopAsking();
    manageConsent(null);
  };
  return (
    <>
      <Said isOpen={asks || opener !== null} isAnswered={isAnswered} record={record} />
      {tagManager !== undefined && !isEditing && record?.tracking !== undefined && (
        <Suspense fallback={null}>
          <Statistics id={tagManager} agreed={record.tracking} />
        </Suspense>
      )}
      {(asks || opener) && (
        <ConsentDialog
          key={opener ? 'managed' : 'asked'}
          inUse={inUse}
          providers={providers}
          record={record}
          opener={opener}
          onClose={opener || isAnswered ? close : undefined}
        />
      )}
    </>
  );
}

/** True from leaving an undisturbed page, where statistics were declined, until that is answered anew or closed. */
function useAskingAgain(pathname: string, cameFrom: string, record: ConsentRecord | null) {
  const [about, setAbout] = useState<ConsentRecord | null>(null);
  const last = useRef(cameFrom);
  const declined = record?.tracking === false ? record : null;
  useEffect(() => {
    const from = last.current;
    last.current = pathname;
    if (from === pathname) return;
    manageConsent(null);
    setAbout(undisturbed.has(from) && !undisturbed.has(pathname) ? declined : null);
    // oxlint-disable-next-line react/exhaustive-deps -- it is asked on the way, not because of an answer
  }, [pathname]);
  return [about !== null && about === record, () => setAbout(null)] as const;
}

/** A choice made in another window holds in this one, too. */
function useOtherWindows(): void {
  useEffect(() => {
    document.addEventListener('visibilitychange', readAgain);
    window.addEventListener('pageshow', readAgain);
    return () => {
      document.removeEventListener('visibilitychange', readAgain);
      window.removeEventListener('pageshow', readAgain);
    };
  }, []);
}

interface SaidProps {
  isOpen: boolean;
  isAnswered: boolean;
  record: ConsentRecord | null;
}

/** For those who do not see the question come and go. */
function Said({ isOpen, isAnswered, record }: SaidProps) {
  const [first] = useState(record);
  const now = isOpen && !isAnswered ? m.consent_asks() : !isOpen && record !== first ? m.consent_kept() : '';
  // What is there from the start is not read out. A deferred value with a first one would have React draw the page over
  // and over for the 300 ms in which it holds back what comes later.
  const place = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (place.current) place.current.textContent = now;
  }, [now]);
  return <output className="unseen" ref={place} />;
}
