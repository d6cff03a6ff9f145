import type { Changes } from '../../app-context.ts';

/**
 * Returns a function that reads a value when it is first needed, and again after each change with the tag. A failure is
 * not kept.
 */
export function keepUntilChanged<T>(
  { onInvalidate }: Pick<Changes, 'onInvalidate'>,
  { tag, read }: { tag: string; read: () => Promise<T> },
): () => Promise<T> {
  let known: Promise<T> | undefined;
  onInvalidate((changed) => {
    if (changed === null || changed.includes(tag)) known = undefined;
  });
  return () => {
    if (known) return known;
    const reading = read();
    known = reading;
    reading.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading;
  };
}
