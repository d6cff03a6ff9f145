import { startTransition, Suspense, useCallback, useEffect, useRef, useState, useLayoutEffect } from 'react';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { useHouseText } from '../../page/house-text.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './consent-dialog.module.css';
import { type ConsentRecord, type OptionalCategory, refusal } from '#ui/consent/consent-record.ts';
import { choose } from '#ui/consent/consent-state.ts';
import { lazyWithRetry } from '#ui/loading/lazy-with-retry.ts';

const ConsentDetails = lazyWithRetry(async () => (await import('./consent-details.tsx')).ConsentDetails);

export interface ConsentDialogProps {
  /** Categories that are in use on this site. */
  inUse: OptionalCategory[];
  /** Media providers that may be loaded after consent; absent: the usual ones. */
  providers: string[] | undefined;
  record: ConsentRecord | null;
  /** Element that opened the dialog; null when it appeared by itself. */
  opener: HTMLElement | null;
  /** Closes without a change; absent while the visitor has not answered. */
  onClose: (() => void) | undefined;
}

/** Consent dialog. Not modal: the page can be read and used without an answer, and only the buttons give one. */
export function ConsentDialog({ inUse, opener, onClose, ...rest }: ConsentDialogProps) {
  const locale = useLocale();
  const [inDetail, setInDetail] = useState(false);
  const panel = useRef<HTMLDialogElement>(null);
  // As a transition: otherwise React would show the fallback for at least 300 ms.
  const showDetails = useCallback(() => startTransition(() => setInDetail(true)), []);
  useEffect(() => (opener ? showDetails() : undefined), [opener, showDetails]);
  usePanelSpace(panel);
  useFocus(panel, opener);
  useEscape(panel, onClose);
  return (
    <dialog
      open
      ref={panel}
      className={`screen-only ${styles.panel}`}
      aria-labelledby="consent-title"
      tabIndex={-1}
      data-nosnippet=""
    >
      <h2 className={`${styles.title} ${onClose ? styles.closable : ''}`} id="consent-title">
        {useHouseText('consent_title')}
      </h2>
      {onClose && (
        <button type="button" className={styles.close} aria-label={m.consent_close()} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
      <p className={styles.lead}>
        {useHouseText('consent_lead')} {inUse.includes('tracking') && m.consent_lead_tracking()}{' '}
        {m.consent_lead_media()} {inUse.includes('offline') && m.consent_lead_offline()}
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

/** Accept and decline look alike. */
function Act({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className={`${buttonClass.red} ${styles.act}`} onClick={onClick}>
      <span>{children}</span>
    </button>
  );
}

type Panel = { current: HTMLElement | null };

/** Focuses the panel when a visitor opened it, and returns the focus when the panel closes. */
function useFocus(panel: Panel, opener: HTMLElement | null): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (opener) element?.focus({ preventScroll: true });
    return () => {
      if (!element?.contains(document.activeElement)) return;
      (opener?.isConnected ? opener : document.querySelector('main'))?.focus({ preventScroll: true });
    };
  }, [panel, opener]);
}

/** Escape inside the panel closes it, if it may be closed; that is no answer. */
function useEscape(panel: Panel, onClose: (() => void) | undefined): void {
  useLayoutEffect(() => {
    const element = panel.current;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose?.();
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [panel, onClose]);
}

/**
 * Adds space at the end of the page as high as the panel, and scrolls focused elements out from behind it. The panel
 * stands on a notice that stays at the bottom of the window (`--below`), so that neither hides the other.
 */
function usePanelSpace(panel: Panel): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const { style: body } = document.body;
    const { style: root } = document.documentElement;
    const notice = document.querySelector<HTMLElement>('.bottom-notices');
    const observer = new ResizeObserver(() => {
      element.style.setProperty('--below', `${notice ? heldAtBottom(notice) : 0}px`);
      const taken = `${Math.ceil(window.innerHeight - element.offsetTop)}px`;
      body.paddingBottom = taken;
      root.scrollPaddingBottom = taken;
    });
    observer.observe(element);
    if (notice) observer.observe(notice);
    return () => {
      observer.disconnect();
      body.paddingBottom = '';
      root.scrollPaddingBottom = '';
    };
  }, [panel]);
}

/** Height of the part of the window that a sticky element and what is below it take. */
function heldAtBottom(sticky: HTMLElement): number {
  const { position, bottom } = getComputedStyle(sticky);
  return position === 'sticky' ? Math.ceil(sticky.offsetHeight + Number.parseFloat(bottom)) : 0;
}
