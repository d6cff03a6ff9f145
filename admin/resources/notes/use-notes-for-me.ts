import { notesApi } from '#contract/editing/notes-api.ts';
import { useMay } from '../../api/use-site.ts';
import { useCall } from '../../api/use-call.ts';

/** Query key of everything about notes. */
export const notesKey = ['notes'];

/** Number of open notes for this user; 0 for users who may not edit pages and while it is unknown. */
export function useNotesForMe(): number {
  const mayEdit = useMay('modules');
  const { data } = useCall(
    [...notesKey, 'count'],
    notesApi.listAll,
    { query: { which: 'mine', page_size: 1 } },
    { enabled: mayEdit, refetchInterval: 60_000 },
  );
  return mayEdit ? (data?.count ?? 0) : 0;
}
