import { useQuery } from '@tanstack/react-query';
import { requestsApi } from '#contract/editing/requests/requests-api.ts';
import { request } from './request.ts';

/** Query key of everything about requests. */
export const requestsKey = ['requests'];

/** Number of requests that wait for the user; undefined until the server has answered, 0 if it does not. */
export function useWaitingRequests(): number | undefined {
  const { data, isError } = useQuery({
    queryKey: [...requestsKey, 'count'],
    queryFn: () => request(requestsApi.list, { query: { waiting: 'true', page_size: 1 } }),
    refetchInterval: 60_000,
  });
  return data?.count ?? (isError ? 0 : undefined);
}
