import { useQueryClient } from '@tanstack/react-query';
import { Button, Snackbar, SnackbarContent } from '@mui/material';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useTakeUndoableMutation, useTranslate } from 'react-admin';
import { useBeforeUnload } from 'react-router-dom';
import { takeBack } from '../house/leaving-entries.ts';
import styles from './notifications.module.css';

/** How long a message stays, in milliseconds; what went wrong, and what can be taken back, wants more time. */
const stays = { short: 6000, long: 12_000 };

/**
 * Tells what was done, the newest at once, in the middle of the lower edge. Not at the right: there the mouse lies after
 * 'Löschen', and what it lies on does not leave. What can be taken back is done for good when its message goes.
 */
export function Notifications() {
  const translate = useTranslate();
  const { told, open, appeared, close, undo, afterwards } = useTold();
  const withKeys = useWithKeys();
  const place = useRef<HTMLDivElement>(null);
  if (!told) return null;
  const { message, type, notificationOptions } = told;
  const { undoable = false, messageArgs, autoHideDuration } = notificationOptions ?? {};
  const usual = undoable || type === 'error' ? stays.long : stays.short;

  /** What had the focus is about to go: it goes on where the screen begins. */
  function withFocusBack(leave: () => void): void {
    if (place.current?.contains(document.activeElement)) document.getElementById('main-content')?.focus(inPlace);
    leave();
  }

  return (
    <Snackbar
      ref={place}
      className={styles.place ?? ''}
      open={open}
      onClose={() => withFocusBack(close)}
      autoHideDuration={autoHideDuration === undefined ? usual : autoHideDuration}
      disableWindowBlurListener={undoable}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      slotProps={{ transition: { onEnter: appeared, onExited: afterwards } }}
    >
      <SnackbarContent
        className={styles.message ?? ''}
        data-type={type}
        message={typeof message === 'string' ? translate(message, messageArgs) : message}
        action={undoable && <UndoButton withKeys={withKeys} onClick={() => withFocusBack(undo)} />}
      />
    </Snackbar>
  );
}

const inPlace = { preventScroll: true };

/** Nobody gets through a whole screen with the Tab key in time. While the focus is in a message, it stays. */
function UndoButton({ withKeys, onClick }: { withKeys: RefObject<boolean>; onClick: () => void }) {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!withKeys.current) return undefined;
    // The message has begun to count by then.
    const frame = requestAnimationFrame(() => button.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [withKeys]);
  return (
    <Button ref={button} onClick={onClick}>
      {translate('ra.action.undo')}
    </Button>
  );
}

/** The message that is shown; it makes room as soon as there is a newer one. */
function useTold() {
  const { notifications, setNotifications } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const queries = useQueryClient();
  const [seen, setSeen] = useState<NotificationPayload>();
  const [closed, setClosed] = useState<NotificationPayload>();
  const undone = useRef<NotificationPayload>(undefined);
  const told = notifications[0];
  const undoable = told?.notificationOptions?.undoable === true;

  // The browser asks before it leaves with something that is not done yet.
  useBeforeUnload((event) => void (undoable && event.preventDefault()));

  function undo(): void {
    if (undone.current === told) return;
    undone.current = told;
    takeMutation()?.({ isUndo: true });
    takeBack();
    // Lists that were read meanwhile are without it.
    void queries.invalidateQueries();
    setClosed(told);
  }

  function afterwards(): void {
    if (undoable && undone.current !== told) takeMutation()?.({ isUndo: false });
    setNotifications(([, ...newer]) => newer);
  }

  const open = told !== closed && (notifications.length === 1 || told !== seen);
  return { told, open, appeared: () => setSeen(told), close: () => setClosed(told), undo, afterwards };
}

/** Whether the last thing somebody did was to press a key, rather than to point at something. */
function useWithKeys(): RefObject<boolean> {
  const withKeys = useRef(false);
  useEffect(() => {
    const note = ({ type }: Event) => void (withKeys.current = type === 'keydown');
    for (const type of noted) addEventListener(type, note, true);
    return () => {
      for (const type of noted) removeEventListener(type, note, true);
    };
  }, []);
  return withKeys;
}

const noted = ['keydown', 'pointerdown'];
