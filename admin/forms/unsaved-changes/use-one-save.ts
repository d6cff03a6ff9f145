import { useCallback, useRef } from 'react';
import { useAroundSave } from './use-around-save.ts';

/** A save that begins while one is running becomes part of it; what was typed meanwhile is still unsaved then. */
export function useOneSave(): void {
  const runningRef = useRef<Promise<unknown> | null>(null);
  const once = useCallback((save: () => Promise<unknown>) => {
    runningRef.current ??= save().finally(() => {
      runningRef.current = null;
    });
    return runningRef.current;
  }, []);
  useAroundSave(once);
}
