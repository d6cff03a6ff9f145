import { useEffect, useState } from 'react';

/** Milliseconds without a key that count as a pause. */
const pause = 1000;

/**
 * True from the first pause in typing after `wanted`: an element that takes the focus earlier would receive typed
 * letters.
 */
export function useTypingPaused(wanted: boolean): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    let timer = setTimeout(() => setCalm(true), isWriting() ? pause : 0);
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setCalm(true), pause);
    };
    document.addEventListener('beforeinput', restart);
    return () => {
      setCalm(false);
      clearTimeout(timer);
      document.removeEventListener('beforeinput', restart);
    };
  }, [wanted]);
  return wanted && calm;
}

function isWriting(): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement.isContentEditable;
}
