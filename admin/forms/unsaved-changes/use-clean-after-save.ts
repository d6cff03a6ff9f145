import { useCallback } from 'react';
import { useRegisterMutationMiddleware } from 'react-admin';
import { useFormContext } from 'react-hook-form';

/** After a save the values that were sent are no longer dirty; what was typed while it ran still is. */
export function useCleanAfterSave(): void {
  const { getValues, reset, setValue } = useFormContext();
  const cleanAfterSave = useCallback(
    async (...call: unknown[]) => {
      // react-admin passes the mutation as the last argument.
      const save = call.pop() as (...call: unknown[]) => Promise<unknown>;
      const sent = structuredClone(getValues());
      const saved = await save(...call);
      const typed = structuredClone(getValues());
      reset(sent);
      for (const [name, value] of Object.entries(typed)) {
        if (JSON.stringify(value) !== JSON.stringify(sent[name])) setValue(name, value, { shouldDirty: true });
      }
      return saved;
    },
    [getValues, reset, setValue],
  );
  useRegisterMutationMiddleware(cleanAfterSave);
}
