import { type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { Button } from './button.tsx';
import ed from './editor.module.css';
import styles from './dialog.module.css';
import { Problem } from './field-frame.tsx';
import { Icon, type IconName } from './icon.tsx';
import { KeepFocusContext } from './keep-focus-context.ts';

interface DialogProps {
  title: string;
  icon: IconName;
  size?: 's' | 'm' | 'w' | 'l';
  /** Absent: the dialog requires an answer and cannot be closed. */
  close?: (() => void) | undefined;
  children: ReactNode;
  foot?: ReactNode;
}

const sizes = { s: styles.dialogS, m: styles.dialogM, w: styles.dialogW, l: styles.dialogL };

/** A modal dialog. The browser traps the focus; on closing, the previous focus or the selection gets it back. */
export function Dialog({ title, icon, size, close, children, foot }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const keepFocus = useContext(KeepFocusContext);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const goBack = keepFocus();
    if (!dialog.open) dialog.showModal();
    // showModal would focus the first button, which closes the dialog.
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus();
    return () => {
      // Close before unmounting, so that the browser can restore the focus.
      dialog.close();
      goBack();
    };
  }, [keepFocus]);
  return (
    <dialog
      ref={ref}
      className={[ed.ed, styles.dialog, size && sizes[size]].filter(Boolean).join(' ')}
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

interface FormDialogProps extends Pick<DialogProps, 'title' | 'icon' | 'children'> {
  close: () => void;
  submit: () => Promise<void>;
  busy: boolean;
  problem: string | null;
  /** Label of the button that submits it. */
  action: string;
}

/** A dialog with fields, why they were not saved, and the buttons. */
export function FormDialog({ submit, busy, problem, action, children, ...dialog }: FormDialogProps) {
  return (
    <Dialog {...dialog} size="m">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div className={ed.body}>
          {children}
          <Problem text={problem} />
        </div>
        <div className={ed.foot}>
          <span className={ed.barSpace} />
          <Button look="line" label={m.editor_cancel()} onClick={dialog.close} />
          <Button look="main" submit label={busy ? m.editor_saving() : action} />
        </div>
      </form>
    </Dialog>
  );
}
