import { useFormState } from 'react-hook-form';

/** Whether the form has unsaved values. */
export function useDirty(): boolean {
  const { dirtyFields } = useFormState();
  return Object.keys(dirtyFields).length > 0;
}
