import { type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react';
import { m } from '#site/paraglide/messages.js';
import { Button } from '../chrome/button.tsx';
import ed from '../chrome/chrome.module.css';
import { Icon, type IconName } from '../chrome/icon.tsx';
import { EditorContext } from '../editor-context.ts';
import { keepFocus } from './keep-focus.ts';

interface DialogProps {
  title: string;
  icon: IconName;
  size?: 's' | 'm' | 'w' | 'l';
  /** Absent: the dialog wants an answer and cannot be put away. */
  close?: (() => void) | undefined;
  children: ReactNode;
  foot?: ReactNode;
}

const sizes = { s: ed.dialogS, m: ed.dialogM, w: ed.dialogW, l: ed.dialogL };

/** A modal dialog; the browser keeps the focus inside, and afterwards it is back where it was or on what is selected. */
export function Dialog({ title, icon, size, close, children, foot }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const session = useContext(EditorContext)?.session;
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const goBack = keepFocus(session);
    if (!dialog.open) dialog.showModal();
    // showModal would choose the first button, which closes.
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus();
    return () => {
      // While it still stands in the page, so that the browser can give the focus back.
      dialog.close();
      goBack();
    };
  }, [session]);
  return (
    <dialog
      ref={ref}
      className={[ed.ed, ed.dialog, size && sizes[size]].filter(Boolean).join(' ')}
      aria-labelledby={id}
      data-editor="dialog"
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        close?.();
      }}
    >
      <div className={ed.head}>
        <Icon name={icon} />
        <h2 id={id}>{title}</h2>
        {close && <Button icon="close" iconOnly label={m.editor_close()} onClick={close} />}
      </div>
      {children}
      {foot && <div className={ed.foot}>{foot}</div>}
    </dialog>
  );
}
