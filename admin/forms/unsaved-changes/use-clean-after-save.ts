import { useCallback } from 'react';
import { useFormContext } from 'react-hook-form';
import { useAroundSave } from './use-around-save.ts';

/** After a save the values that were sent are no longer dirty; what was typed while it ran still is. */
export function useCleanAfterSave(): void {
  const { getValues, reset, setValue } = useFormContext();
  const cleanAfterSave = useCallback(
    async (save: () => Promise<unknown>) => {
      const sent = structuredClone(getValues());
      const saved = await save();
      const typed = structuredClone(getValues());
      reset(sent);
      for (const [name, value] of Object.entries(typed)) {
        if (JSON.stringify(value) !== JSON.stringify(sent[name])) setValue(name, value, { shouldDirty: true });
      }
      return saved;
    },
    [getValues, reset, setValue],
  );
  useAroundSave(cleanAfterSave);
}
