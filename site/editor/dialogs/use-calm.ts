import { useEffect, useState } from 'react';

/** Milliseconds without a letter after which somebody is taken to have paused. */
const pause = 1000;

/** True from the first pause in typing after `wanted`: what takes the focus would swallow the letters that come. */
export function useCalm(wanted: boolean): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    let timer = setTimeout(() => setCalm(true), isWriting() ? pause : 0);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setCalm(true), pause);
    };
    document.addEventListener('beforeinput', again);
    return () => {
      setCalm(false);
      clearTimeout(timer);
      document.removeEventListener('beforeinput', again);
    };
  }, [wanted]);
  return wanted && calm;
}

function isWriting(): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement.isContentEditable;
}
