import { useQuery } from '@tanstack/react-query';
import { notesApi } from '#contract/editing/notes-api.ts';
import { requestsApi } from '#contract/editing/requests/requests-api.ts';
import { request } from './request.ts';
import { useMay } from './use-may.ts';

/** Query keys of everything about requests, and about notes. */
export const requestsKey = ['requests'];
export const notesKey = ['notes'];

/** Number of requests that wait for the user; undefined until the server has answered, 0 if it does not. */
export function useWaitingRequests(): number | undefined {
  const { data, isError } = useQuery({
    queryKey: [...requestsKey, 'count'],
    queryFn: () => request(requestsApi.list, { query: { waiting: 'true', page_size: 1 } }),
    refetchInterval: 60_000,
  });
  return data?.count ?? (isError ? 0 : undefined);
}

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
