import { useEffect, useRef } from 'react';
import { useBlocker, useTranslate } from 'react-admin';
import { useBeforeUnload } from 'react-router-dom';

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
