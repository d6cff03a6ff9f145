import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Files that are dropped on an element; `over` is true while they are held above it. Dropping is for the pointer: the
 * element has a control inside that does the same with the keyboard.
 */
export function useFileDrop<E extends HTMLElement>(
  take: (files: File[]) => void,
): { ref: RefObject<E | null>; over: boolean } {
  const ref = useRef<E>(null);
  const [over, setOver] = useState(false);
  const taker = useRef(take);
  useEffect(() => {
    taker.current = take;
  });
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    const hold = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) taker.current(files);
    };
    ref.current?.addEventListener('dragover', hold, { signal });
    ref.current?.addEventListener('dragleave', () => setOver(false), { signal });
    ref.current?.addEventListener('drop', drop, { signal });
    return () => control.abort();
  }, []);
  return { ref, over };
}
