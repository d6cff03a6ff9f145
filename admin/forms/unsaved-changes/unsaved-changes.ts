import { createContext, type RefObject, useCallback, useEffect, useRef } from 'react';
import { useRegisterMutationMiddleware, useBlocker, useTranslate } from 'react-admin';
import { useBeforeUnload } from 'react-router-dom';
import { useFormState } from 'react-hook-form';

/** True when a dirty form may be left without a question: its record was created or is being deleted. */
export const LeaveAllowed = createContext<RefObject<boolean>>({ current: false });

type Save = (...call: unknown[]) => Promise<unknown>;

/** Runs `around` in place of each save of the form; it calls the save itself. */
export function useAroundSave(around: (save: () => Promise<unknown>) => Promise<unknown>): void {
  const middleware = useCallback(
    (...call: unknown[]) => {
      // react-admin passes the mutation as the last argument.
      const save = call.pop() as Save;
      return around(() => save(...call));
    },
    [around],
  );
  useRegisterMutationMiddleware(middleware);
}

interface AskBeforeLeaving {
  /** True while something typed is not stored. */
  unsaved: boolean;
  /** True: another screen may be opened without a question. */
  isAllowed?: () => boolean;
  /** Stores what was typed before the question; resolves to true if nothing is left to ask about. */
  save?: () => Promise<boolean>;
}

/** Asks before something unsaved is lost by a link, by 'back' or by closing the tab. */
export function useAskBeforeLeaving({ unsaved, isAllowed, save }: AskBeforeLeaving): void {
  const translate = useTranslate();
  const ask = () => confirm(translate('ra.message.unsaved_changes'));
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (!unsaved || isAllowed?.() || nextLocation.pathname === currentLocation.pathname) return false;
    return save !== undefined || !ask();
  });
  const leave = useRef(async (): Promise<boolean> => false);
  useEffect(() => {
    leave.current = async () => save !== undefined && ((await save()) || ask());
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void leave.current().then((leaves) => (leaves ? blocker.proceed?.() : blocker.reset?.()));
  }, [blocker]);

  useBeforeUnload((event) => void (unsaved && event.preventDefault()));
}

/** Whether the form has unsaved values. */
export function useDirty(): boolean {
  const { dirtyFields } = useFormState();
  return Object.keys(dirtyFields).length > 0;
}
