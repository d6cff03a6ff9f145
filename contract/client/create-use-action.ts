import type * as React from 'react';

/**
 * Makes the hook for everything that takes time: it runs one action at a time, says that it runs, and keeps why it failed.
 * React's functions are passed in, because the back office has a React of its own.
 */
export function createUseAction({ useRef, useState }: Pick<typeof React, 'useRef' | 'useState'>) {
  return function useAction<Problem = string>() {
    const isRunning = useRef(false);
    const [busy, setBusy] = useState(false);
    const [problem, setProblem] = useState<Problem | null>(null);

    /**
     * Does nothing while another action runs. `explain` makes the problem of a failure, or tells of it elsewhere. Resolves
     * to true on success.
     */
    async function run(
      action: () => Promise<unknown>,
      explain: (error: unknown) => Problem | null | void | Promise<Problem | null | void>,
    ): Promise<boolean> {
      if (isRunning.current) return false;
      isRunning.current = true;
      setBusy(true);
      setProblem(null);
      try {
        await action();
        return true;
      } catch (error) {
        setProblem((await explain(error)) ?? null);
        return false;
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    }

    return { busy, problem, setProblem, run };
  };
}
