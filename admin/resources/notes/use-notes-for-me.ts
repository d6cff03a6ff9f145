import { useQuery } from '@tanstack/react-query';
import { notesApi } from '#contract/editing/notes-api.ts';
import { request } from '../../api/request.ts';
import { useMay } from '../../api/use-site.ts';

/** Query key of everything about notes. */
export const notesKey = ['notes'];

/** Number of open notes for this user; 0 for users who may not edit pages and while it is unknown. */
export function useNotesForMe(): number {
  const mayEdit = useMay('modules');
  const { data } = useQuery({
    queryKey: [...notesKey, 'count'],
    queryFn: () => request(notesApi.listAll, { query: { which: 'mine', page_size: 1 } }),
    enabled: mayEdit,
    refetchInterval: 60_000,
  });
  return mayEdit ? (data?.count ?? 0) : 0;
}
