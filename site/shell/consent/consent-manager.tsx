import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { m } from '#messages/paraglide/messages.js';
import { ConsentDialog } from './consent-dialog.tsx';
import type { ConsentRecord, OptionalCategory } from '#ui/consent/consent-record.ts';
import { manageConsent, readAgain, useConsent } from '#ui/consent/consent-state.ts';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.ts';

const Statistics = lazyWithRetry(async () => (await import('./statistics.tsx')).Statistics);

/** Pages that can be read before the dialog appears. */
const undisturbed = new Set(['/de/impressum', '/en/impressum', '/de/datenschutz', '/en/datenschutz']);

export interface ConsentManagerProps {
  pathname: string;
  /** The first page of this document, from before this code was loaded. */
  cameFrom: string;
  /** Container id of the tag manager. */
  tagManager?: string | undefined;
  /** Media providers that may be loaded after consent; absent: the usual ones. */
  providers?: string[] | undefined;
  /** Whether pages may be stored for offline reading. */
  offline?: boolean;
  /** Whether visitors who declined statistics are asked once more after leaving one of these pages. */
  reAsks: boolean;
}

/** Shows the dialog when needed, and applies the answers. */
export function ConsentManager({ pathname, cameFrom, tagManager, providers, offline, reAsks }: ConsentManagerProps) {
  const { record, opener } = useConsent();
  const inUse: OptionalCategory[] = [
    ...(tagManager === undefined ? [] : (['tracking'] as const)),
    'media',
    ...(offline ? (['offline'] as const) : []),
  ];
  const isAnswered = record !== null && inUse.every((name) => record[name] !== undefined);
  const isEditing = new URLSearchParams(useLocation().search).has('edit');
  const [asksAgain, stopAsking] = useRepeatedQuestion(pathname, cameFrom, reAsks ? record : null);
  useOtherWindows();
  const isAsking = !isEditing && !undisturbed.has(pathname) && (!isAnswered || asksAgain);
  const close = () => {
    stopAsking();
    manageConsent(null);
  };
  return (
    <>
      <DialogAnnouncement isOpen={isAsking || opener !== null} isAnswered={isAnswered} record={record} />
      {tagManager !== undefined && !isEditing && record?.tracking !== undefined && (
        <Suspense fallback={null}>
          <Statistics id={tagManager} agreed={record.tracking} />
        </Suspense>
      )}
      {(isAsking || opener) && (
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

/** True after leaving such a page with statistics declined, until the visitor answers again or closes the dialog. */
function useRepeatedQuestion(pathname: string, cameFrom: string, record: ConsentRecord | null) {
  const [about, setAbout] = useState<ConsentRecord | null>(null);
  const last = useRef(cameFrom);
  const declined = record?.tracking === false ? record : null;
  useEffect(() => {
    const from = last.current;
    last.current = pathname;
    if (from === pathname) return;
    manageConsent(null);
    setAbout(undisturbed.has(from) && !undisturbed.has(pathname) ? declined : null);
    // oxlint-disable-next-line react/exhaustive-deps -- depends on the navigation only, not on the answer
  }, [pathname]);
  return [about !== null && about === record, () => setAbout(null)] as const;
}

/** Applies a choice from another window. */
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

interface DialogAnnouncementProps {
  isOpen: boolean;
  isAnswered: boolean;
  record: ConsentRecord | null;
}

/** Announces the dialog and its end to screen readers. */
function DialogAnnouncement({ isOpen, isAnswered, record }: DialogAnnouncementProps) {
  const [first] = useState(record);
  const now = isOpen && !isAnswered ? m.consent_asks() : !isOpen && record !== first ? m.consent_kept() : '';
  // Initial content is not announced. A deferred value with an initial one would make React render the page
  // repeatedly during the 300 ms in which it delays updates.
  const place = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (place.current) place.current.textContent = now;
  }, [now]);
  return <output className="unseen" ref={place} />;
}
