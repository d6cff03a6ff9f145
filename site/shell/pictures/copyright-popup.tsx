import { useEffect, useLayoutEffect, useRef } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { Icon } from '#ui/icon.tsx';
import styles from './copyright-popup.module.css';
import type { ImageCopyright } from './image-copyright.ts';

interface CopyrightPopupProps {
  said: ImageCopyright;
  onClose: () => void;
}

/** Message or copyright of a picture, at the bottom left; closed by its button, Escape or a press elsewhere. */
export function CopyrightPopup({ said: { message, copyright }, onClose }: CopyrightPopupProps) {
  const popup = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    close.current?.focus({ preventScroll: true });
    return () => {
      const isLost = document.activeElement === document.body || document.activeElement === null;
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  // Layout effect, so that a press elsewhere works at once.
  useLayoutEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    const onPress = ({ target }: Event) => {
      const isOwn = target instanceof Element && (popup.current?.contains(target) || target.closest('[data-credit]'));
      if (!isOwn) onClose();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [onClose]);
  return (
    <dialog open ref={popup} className={`stage screen-only ${styles.popup}`} aria-labelledby="copyright-title">
      <h2 className={styles.title} id="copyright-title">
        {m.picture_information()}
      </h2>
      <button
        type="button"
        ref={close}
        className={styles.close}
        aria-label={m.picture_information_close()}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      {message !== '' && <p>{message}</p>}
      {copyright !== '' && <p className={styles.copyright}>{copyright}</p>}
    </dialog>
  );
}
