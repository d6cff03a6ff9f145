import { type MouseEvent, type ReactNode, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useOnArrival } from '../navigation/use-on-arrival.ts';
import { isPlain } from '../navigation/plain-click.ts';
import { m } from '../paraglide/messages.js';
import { afterPaint } from '../ui/after-paint.ts';
import { Icon } from '../ui/icon.tsx';
import { lockScroll } from '../ui/lock-page.ts';
import { keepFocusInside } from './keep-focus-inside.ts';
import styles from './panel.module.css';

export interface PanelProps {
  title: string;
  /** Gives the sheet its width. */
  className?: string | undefined;
  onClose: () => void;
  children: ReactNode;
  /** Stands for the children in the first frame, about as high as they are: the sheet is seen before they are drawn. */
  room?: ReactNode;
}

/**
 * A sheet over the page. As long as it is there nothing else can be reached or scrolled; it asks to be closed by Escape,
 * its button, a click beside it, a link that was followed, and by arriving at another address. What carries
 * `data-begin` has the focus first.
 */
export function Panel({ title, className, onClose, children, room }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  const titleId = useId();
  const isSeen = useModal(dialog);
  useOnArrival(onClose);
  const leave = useLeave(dialog, onClose);

  function press(event: MouseEvent) {
    pressed.current = event.target;
    // The focus stays where it is, as long as it is not given to something else.
    if (event.target instanceof Element && !event.target.closest('a, button, input, label')) event.preventDefault();
  }

  function click(event: MouseEvent) {
    const { target } = event;
    // Whoever selects text and lets go beside the sheet does not mean to close it.
    const beside = target === dialog.current && pressed.current === dialog.current;
    const followed = isPlain(event) && target instanceof Element && target.closest('a[href]') !== null;
    if (beside || followed) leave();
  }

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and clicks beside the sheet reach the dialog itself
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby={titleId}
      onCancel={leave}
      onClose={onClose}
      onMouseDown={press}
      onClick={click}
      onKeyDown={(event) => {
        keepFocusInside(event.currentTarget, event);
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        leave();
      }}
    >
      <div className={`${styles.sheet} ${className ?? ''}`}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className={styles.close} onClick={leave}>
            {m.panel_close()}
            <Icon name="close" />
          </button>
        </div>
        {room === undefined || isSeen ? children : room}
      </div>
    </dialog>,
    document.body,
  );
}

/**
 * Making all else on the page unreachable takes the browser several frames on a long page, so it comes after the first
 * in which the sheet is seen; true from then on. A field has the focus at once: telephones show their keyboard only
 * within the tap.
 */
function useModal(dialog: { current: HTMLDialogElement | null }): boolean {
  const [isSeen, setSeen] = useState(false);
  useLayoutEffect(() => {
    const panel = dialog.current;
    const beginning = () => panel?.querySelector<HTMLElement>('[data-begin]');
    const field = beginning();
    panel?.setAttribute('open', '');
    if (field instanceof HTMLInputElement) field.focus({ preventScroll: true });
    // Until the focus is in it, the page is where Escape goes.
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !panel?.contains(document.activeElement)) panel?.dispatchEvent(new Event('cancel'));
    };
    document.addEventListener('keydown', onKey);
    let unlock = () => {};
    const callOff = afterPaint(() => {
      flushSync(() => setSeen(true));
      // So that opening leaves the focus where it is.
      (panel?.contains(document.activeElement) ? document.activeElement : beginning())?.setAttribute('autofocus', '');
      panel?.removeAttribute('open');
      panel?.showModal();
      unlock = lockScroll();
      document.removeEventListener('keydown', onKey);
    });
    return () => {
      document.removeEventListener('keydown', onKey);
      callOff();
      unlock();
    };
  }, [dialog]);
  return isSeen;
}

/** Out of sight at once; what takes the browser longer, giving the page back, comes after that was painted. */
function useLeave(dialog: { current: HTMLDialogElement | null }, onClose: () => void): () => void {
  return useCallback(() => {
    dialog.current?.setAttribute('data-leaving', '');
    afterPaint(onClose);
  }, [dialog, onClose]);
}
