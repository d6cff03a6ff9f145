import { useFormState } from 'react-hook-form';

/** Whether something is typed in the form that is not saved. */
export function useDirty(): boolean {
  const { dirtyFields } = useFormState();
  return Object.keys(dirtyFields).length > 0;
}
