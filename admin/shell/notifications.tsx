import { useQueryClient } from '@tanstack/react-query';
import { Button, Snackbar, SnackbarContent } from '@mui/material';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useTakeUndoableMutation, useTranslate } from 'react-admin';
import { useBeforeUnload } from 'react-router-dom';
import { cancelDeletes } from '../api/pending-deletes.ts';
import styles from './notifications.module.css';

/** How long a message stays, in milliseconds; long for errors and undoable actions. */
const durations = { short: 6000, long: 12_000 };

/**
 * Notifications at the bottom centre, the newest at once. Not on the right: the pointer is there after 'Löschen', and a
 * hovered message does not close. An undoable action is carried out when its message closes.
 */
export function Notifications() {
  const translate = useTranslate();
  const { current, open, onEnter, close, undo, onExited } = useNotificationQueue();
  const withKeys = useLastInputWasKey();
  const container = useRef<HTMLDivElement>(null);
  if (!current) return null;
  const { message, type, notificationOptions } = current;
  const { undoable = false, messageArgs, autoHideDuration } = notificationOptions ?? {};
  const usual = undoable || type === 'error' ? durations.long : durations.short;

  /** Moves the focus to the main content before the focused message disappears. */
  function returnFocusAnd(then: () => void): void {
    if (container.current?.contains(document.activeElement))
      document.getElementById('main-content')?.focus(withoutScroll);
    then();
  }

  return (
    <Snackbar
      ref={container}
      className={styles.place ?? ''}
      open={open}
      onClose={() => returnFocusAnd(close)}
      autoHideDuration={autoHideDuration === undefined ? usual : autoHideDuration}
      disableWindowBlurListener={undoable}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      slotProps={{ transition: { onEnter, onExited } }}
    >
      <SnackbarContent
        className={styles.message ?? ''}
        data-type={type}
        message={typeof message === 'string' ? translate(message, messageArgs) : message}
        action={undoable && <UndoButton lastInputWasKeyRef={withKeys} onClick={() => returnFocusAnd(undo)} />}
      />
    </Snackbar>
  );
}

const withoutScroll = { preventScroll: true };

/** Focused at once for keyboard users, who could not reach it with Tab in time. A focused message stays open. */
function UndoButton({ lastInputWasKeyRef, onClick }: { lastInputWasKeyRef: RefObject<boolean>; onClick: () => void }) {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!lastInputWasKeyRef.current) return undefined;
    // After the Snackbar has started its timer.
    const request = requestAnimationFrame(() => button.current?.focus());
    return () => cancelAnimationFrame(request);
  }, [lastInputWasKeyRef]);
  return (
    <Button ref={button} onClick={onClick}>
      {translate('ra.action.undo')}
    </Button>
  );
}

/** The message shown; it closes as soon as there is a newer one. */
function useNotificationQueue() {
  const { notifications, setNotifications } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const queries = useQueryClient();
  const [seen, setSeen] = useState<NotificationPayload>();
  const [closed, setClosed] = useState<NotificationPayload>();
  const undone = useRef<NotificationPayload>(undefined);
  const current = notifications[0];
  const undoable = current?.notificationOptions?.undoable === true;

  // An undoable action is only carried out when its message closes.
  useBeforeUnload((event) => void (undoable && event.preventDefault()));

  function undo(): void {
    if (undone.current === current) return;
    undone.current = current;
    takeMutation()?.({ isUndo: true });
    cancelDeletes();
    // Lists that were read meanwhile do not contain the record.
    void queries.invalidateQueries();
    setClosed(current);
  }

  function onExited(): void {
    if (undoable && undone.current !== current) takeMutation()?.({ isUndo: false });
    setNotifications(([, ...newer]) => newer);
  }

  const open = current !== closed && (notifications.length === 1 || current !== seen);
  return { current, open, onEnter: () => setSeen(current), close: () => setClosed(current), undo, onExited };
}

/** Whether the last input was a key rather than the pointer. */
function useLastInputWasKey(): RefObject<boolean> {
  const withKeys = useRef(false);
  useEffect(() => {
    const onInput = ({ type }: Event) => void (withKeys.current = type === 'keydown');
    for (const type of inputEvents) addEventListener(type, onInput, true);
    return () => {
      for (const type of inputEvents) removeEventListener(type, onInput, true);
    };
  }, []);
  return withKeys;
}

const inputEvents = ['keydown', 'pointerdown'];
