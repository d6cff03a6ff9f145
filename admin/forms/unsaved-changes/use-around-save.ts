import { useCallback } from 'react';
import { useRegisterMutationMiddleware } from 'react-admin';

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
