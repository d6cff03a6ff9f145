import { startTransition, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useLocale } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './consent-dialog.module.css';
import type { ConsentRecord, OptionalCategory } from './consent-record.ts';
import { choose } from './consent-state.ts';
import { useEscape, useFocus, useRoomBelow } from './use-panel.ts';
import { later } from '../ui/later.ts';

const ConsentDetails = later(async () => (await import('./consent-details.tsx')).ConsentDetails);

export interface ConsentDialogProps {
  /** The categories that something of the house belongs to. */
  inUse: OptionalCategory[];
  /** Whose media may be loaded. */
  providers: string[];
  record: ConsentRecord | null;
  /** What somebody opened it from; null where it came by itself. */
  opener: HTMLElement | null;
  /** Leaves everything as it is; absent where the question is still to be answered. */
  onClose: (() => void) | undefined;
}

/**
 * What a visitor may agree to or not. It stands beside the page, not before it: everything can be read and used without
 * an answer, and nothing but the buttons is one.
 */
export function ConsentDialog({ inUse, opener, onClose, ...rest }: ConsentDialogProps) {
  const locale = useLocale();
  const [inDetail, setInDetail] = useState(false);
  const panel = useRef<HTMLDialogElement>(null);
  // As a transition: what would stand in for the settings meanwhile, React leaves there for 300 ms at the least.
  const showDetails = useCallback(() => startTransition(() => setInDetail(true)), []);
  useEffect(() => (opener ? showDetails() : undefined), [opener, showDetails]);
  useRoomBelow(panel);
  useFocus(panel, opener);
  useEscape(panel, onClose);
  return (
    <dialog open ref={panel} className={styles.panel} aria-labelledby="consent-title" tabIndex={-1} data-nosnippet="">
      <h2 className={`${styles.title} ${onClose ? styles.closable : ''}`} id="consent-title">
        {m.consent_title()}
      </h2>
      {onClose && (
        <button type="button" className={styles.close} aria-label={m.consent_close()} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
      <p className={styles.lead}>
        {m.consent_lead()} {inUse.includes('tracking') && m.consent_lead_tracking()} {m.consent_lead_media()}{' '}
        {inUse.includes('offline') && m.consent_lead_offline()}
      </p>
      <div className={styles.acts}>
        <Act onClick={() => choose(Object.fromEntries(inUse.map((name) => [name, true])))}>{m.consent_accept()}</Act>
        <Act onClick={() => choose(refusal)}>{m.consent_refuse()}</Act>
      </div>
      <Suspense fallback={null}>{inDetail && <ConsentDetails inUse={inUse} {...rest} />}</Suspense>
      <p className={styles.more}>
        {!inDetail && !opener && (
          <button type="button" className={buttonClass.arrow} aria-expanded="false" onClick={showDetails}>
            {m.consent_details()}
          </button>
        )}
        <a className={buttonClass.arrow} href={`/${locale}/datenschutz`}>
          {m.consent_privacy()}
        </a>
        <a className={buttonClass.arrow} href={`/${locale}/impressum`}>
          {m.consent_imprint()}
        </a>
      </p>
    </dialog>
  );
}

/** Yes and no look alike. */
function Act({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className={`${buttonClass.red} ${styles.act}`} onClick={onClick}>
      <span>{children}</span>
    </button>
  );
}

/** Holds for what the house does not use yet as well. */
export const refusal = { tracking: false, media: false, offline: false, marketing: false };
