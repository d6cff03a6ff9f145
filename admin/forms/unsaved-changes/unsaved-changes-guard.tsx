import { useCallback, useContext, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import { LeaveAllowed, useAroundSave, useAskBeforeLeaving, useDirty } from './unsaved-changes.ts';
import { useFormContext } from 'react-hook-form';

/**
 * Asks before unsaved values are lost by a link, by 'back' or by closing the tab, also after a failed save. Replaces
 * react-admin's own guard, which takes every save without field errors for a success and also asks after a deletion.
 */
export function UnsavedChangesGuard() {
  const leaveAllowedRef = useContext(LeaveAllowed);
  const dirty = useDirty();
  useAllowLeavingAfterCreate();
  useCleanAfterSave();
  // The last one runs around the others.
  useOneSave();

  useAskBeforeLeaving({ unsaved: dirty, isAllowed: () => leaveAllowedRef.current });
  return null;
}

/** After creating a record the redirect to it must not ask, although the form is still dirty. */
function useAllowLeavingAfterCreate(): void {
  const leavingRef = useContext(LeaveAllowed);
  const isNew = useRecordContext()?.id === undefined;
  const afterCreate = useCallback(
    async (create: () => Promise<unknown>) => {
      const created = await create();
      leavingRef.current = isNew;
      return created;
    },
    [leavingRef, isNew],
  );
  useAroundSave(afterCreate);
}

/** A save that begins while one is running becomes part of it; what was typed meanwhile is still unsaved then. */
function useOneSave(): void {
  const runningRef = useRef<Promise<unknown> | null>(null);
  const once = useCallback((save: () => Promise<unknown>) => {
    runningRef.current ??= save().finally(() => {
      runningRef.current = null;
    });
    return runningRef.current;
  }, []);
  useAroundSave(once);
}

/** After a save the values that were sent are no longer dirty; what was typed while it ran still is. */
function useCleanAfterSave(): void {
  const { getValues, reset, setValue } = useFormContext();
  const cleanAfterSave = useCallback(
    async (save: () => Promise<unknown>) => {
      const sent = structuredClone(getValues());
      const saved = await save();
      const typed = structuredClone(getValues());
      reset(sent);
      for (const [name, value] of Object.entries(typed)) {
        if (JSON.stringify(value) !== JSON.stringify(sent[name])) setValue(name, value, { shouldDirty: true });
      }
      return saved;
    },
    [getValues, reset, setValue],
  );
  useAroundSave(cleanAfterSave);
}
