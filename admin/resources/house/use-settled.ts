import { useEffect, useState } from 'react';

/** Milliseconds without a change before a preview is loaded again. */
const pause = 500;

/** The value since it has not changed for a moment; the last one before, also while it is undefined. */
export function useSettled(value: string | undefined): string | undefined {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
