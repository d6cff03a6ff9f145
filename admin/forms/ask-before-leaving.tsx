import { useCallback, useContext, useEffect } from 'react';
import { useBlocker, useRecordContext, useRegisterMutationMiddleware, useTranslate } from 'react-admin';
import { useBeforeUnload } from 'react-router-dom';
import { Leaving } from './leaving.ts';
import { useDirty } from './use-dirty.ts';

/**
 * Asks before a link, 'back' or the end of the tab takes away what is typed and not saved, after a saving that failed as
 * well. The part of react-admin with this task takes every saving that names no field for a good one, and asks about what
 * is being deleted too.
 */
export function AskBeforeLeaving() {
  const translate = useTranslate();
  const leavingRef = useContext(Leaving);
  const dirty = useDirty();
  useLeavingWhatWasMade();

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (!dirty || leavingRef.current || nextLocation.pathname === currentLocation.pathname) return false;
    return !confirm(translate('ra.message.unsaved_changes'));
  });
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset?.();
  }, [blocker]);

  useBeforeUnload((event) => void (dirty && event.preventDefault()));
  return null;
}

/** Whoever has made something goes on in what was made; the form that it was typed in stays as it is. */
function useLeavingWhatWasMade(): void {
  const leavingRef = useContext(Leaving);
  const isNew = useRecordContext()?.id === undefined;
  const noteMaking = useCallback(
    async (...call: unknown[]) => {
      const make = call.pop() as (...call: unknown[]) => Promise<unknown>;
      const made = await make(...call);
      leavingRef.current = isNew;
      return made;
    },
    [leavingRef, isNew],
  );
  useRegisterMutationMiddleware(noteMaking);
}
