import { type MouseEvent, type ReactNode, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useOnArrival } from '../../framework/navigation/use-on-arrival.ts';
import { isPlain } from '../../framework/navigation/plain-click.ts';
import { m } from '#messages/paraglide/messages.js';
import { afterPaint } from '#ui/loading/after-paint.ts';
import { Icon } from '#ui/icon.tsx';
import { lockScroll } from '#ui/lock-page.ts';
import styles from './panel.module.css';

export interface PanelProps {
  title: string;
  /** Class with the width of the sheet. */
  className?: string | undefined;
  onClose: () => void;
  children: ReactNode;
  /**
   * Placeholder of the children in the first frame, of about the same height: the sheet is painted before they are
   * rendered.
   */
  room?: ReactNode;
}

/**
 * A modal sheet. It calls `close` on Escape, on its button, on a click beside it, on a followed link, and after a
 * navigation. The element with `data-begin` is focused first.
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
    // Keeps the focus unless another element is focused.
    if (event.target instanceof Element && !event.target.closest('a, button, input, label')) event.preventDefault();
  }

  function click(event: MouseEvent) {
    const { target } = event;
    // A text selection that ends beside the sheet must not close it.
    const beside = target === dialog.current && pressed.current === dialog.current;
    const followed = isPlain(event) && target instanceof Element && target.closest('a[href]') !== null;
    if (beside || followed) leave();
  }

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and clicks beside the sheet arrive at the dialog itself
    <dialog
      ref={dialog}
      className={`screen-only ${styles.panel}`}
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
 * `showModal` takes the browser several frames on a long page, so it runs after the sheet is painted; true from then
 * on. A field is focused at once: telephones show their keyboard only during a tap.
 */
function useModal(dialog: { current: HTMLDialogElement | null }): boolean {
  const [isSeen, setSeen] = useState(false);
  useLayoutEffect(() => {
    const panel = dialog.current;
    const beginning = () => panel?.querySelector<HTMLElement>('[data-begin]');
    const field = beginning();
    panel?.setAttribute('open', '');
    if (field instanceof HTMLInputElement) field.focus({ preventScroll: true });
    // Until the dialog has the focus, Escape arrives at the page.
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !panel?.contains(document.activeElement)) panel?.dispatchEvent(new Event('cancel'));
    };
    document.addEventListener('keydown', onKey);
    let unlock = () => {};
    const callOff = afterPaint(() => {
      flushSync(() => setSeen(true));
      // Opening then keeps the focus.
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

/** Hides at once; closes the dialog, which takes longer, after the paint. */
function useLeave(dialog: { current: HTMLDialogElement | null }, onClose: () => void): () => void {
  return useCallback(() => {
    dialog.current?.setAttribute('data-leaving', '');
    afterPaint(onClose);
  }, [dialog, onClose]);
}

/** Traps Tab inside an element, also when the browser would move the focus to its own controls. */
function keepFocusInside(frame: HTMLElement, event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>) {
  if (event.key !== 'Tab') return;
  const stops = [...frame.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex]')].filter(
    (each) => each.tabIndex >= 0 && !each.closest('[inert]'),
  );
  const [first, last] = [stops.at(0), stops.at(-1)];
  if (document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
