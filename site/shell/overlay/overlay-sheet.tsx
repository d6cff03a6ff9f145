import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { queryWithOverlay } from '#contract/events/event-overlay.ts';
import { useHydrated } from '#ui/loading/use-hydrated.ts';
import { sameView } from '../header/same-view.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { Icon } from '#ui/icon.tsx';
import styles from './event-overlay.module.css';
import type { LoadedOverlay } from './load-overlay.server.ts';
import { OverlayContent } from './overlay-content.tsx';
import { focusBack, millisecondsSinceOpening, useCloseOverlay } from './overlay-place.ts';
import { titleId } from './overlay-waiting.tsx';
import { lockScroll } from '#ui/lock-page.ts';

interface OverlaySheetProps {
  id: number;
  /** False during the closing animation. */
  open: boolean;
  /** True when it was in the first address and so is not animated. */
  still: boolean;
  loaded: LoadedOverlay | null;
}

/** The sheet that slides in from the right, and the background around it, which closes it on a press. */
export function OverlaySheet({ id, open, still, loaded }: OverlaySheetProps) {
  const { pathname, search } = useLocation();
  const close = useCloseOverlay();
  const scripts = useHydrated();
  const sheet = useModal(open && scripts, close);
  const without = sameView(pathname, queryWithOverlay(search, null));
  // No second animation when the placeholder has already slid in.
  const [begun] = useState(() => (still ? 0 : millisecondsSinceOpening()));
  const look = still ? styles.still : '';
  const style = still ? undefined : { animationDelay: `-${begun}ms` };
  function press(event: MouseEvent) {
    event.preventDefault();
    close();
  }
  return (
    <>
      <a
        className={`${styles.scrim} ${look}`}
        style={style}
        href={without}
        tabIndex={-1}
        aria-hidden="true"
        onClick={press}
      />
      <dialog
        open
        aria-modal="true"
        aria-labelledby={titleId}
        ref={sheet}
        className={`${styles.sheet} ${look}`}
        style={style}
      >
        <div className={styles.close}>
          {scripts ? (
            <button type="button" aria-label={m.overlay_close()} onClick={close}>
              <Icon name="close" />
            </button>
          ) : (
            <a href={without} aria-label={m.overlay_close()}>
              <Icon name="close" />
            </a>
          )}
        </div>
        <OverlayContent key={useLocale()} id={id} loaded={loaded} />
      </dialog>
    </>
  );
}

/** While open: locks the scrolling of the page, focuses the overlay, closes on Escape; returns the focus at the end. */
function useModal(open: boolean, close: () => void): RefObject<HTMLDialogElement | null> {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const release = lockScroll();
    return () => {
      release();
      focusBack();
    };
  }, [open]);
  // Layout effect, so that it can be closed from the first paint on.
  useLayoutEffect(() => {
    if (!open) return;
    if (!sheet.current?.contains(document.activeElement)) sheet.current?.querySelector('button')?.focus();
  }, [open]);
  useLayoutEffect(() => {
    if (!open) return undefined;
    function onKey(event: KeyboardEvent) {
      const { target } = event;
      // A dialog above, such as the consent dialog, closes first.
      const above = target !== document.body && target instanceof Node && !sheet.current?.contains(target);
      if (event.key !== 'Escape' || event.defaultPrevented || above) return;
      event.preventDefault();
      close();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open, close]);
  return sheet;
}
