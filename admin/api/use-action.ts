import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { createUseAction } from '#contract/client/create-use-action.ts';
import { errorMessage } from './request.ts';

export const useAction = createUseAction({ useRef, useState });

/** For actions of a button: a notification says that it was done, or why not. */
export function useNotifiedAction() {
  const notify = useNotify();
  const { busy, run } = useAction();

  /** `afterwards` is called in either case. */
  const act = (send: () => Promise<unknown>, done: string, afterwards?: () => unknown) =>
    run(
      async () => {
        try {
          await send();
          notify(done, { type: 'info' });
        } finally {
          await afterwards?.();
        }
      },
      (error) => notify(errorMessage(error), { type: 'error' }),
    );

  return { busy, act };
}
