import { useQuery } from '@tanstack/react-query';
import { requestsApi } from '#contract/editing/requests-api.ts';
import { request } from './request.ts';
import { useMay } from './use-may.ts';

/** Query key of everything about requests. */
export const requestsKey = ['requests'];

/** Number of requests that wait for a user who may publish; 0 for others and while it is unknown. */
export function useWaitingRequests(): number {
  const mayPublish = useMay('publish');
  const { data } = useQuery({
    queryKey: [...requestsKey, 'count'],
    queryFn: () => request(requestsApi.list, { query: { waiting: 'true', page_size: 1 } }),
    enabled: mayPublish,
    refetchInterval: 60_000,
  });
  return mayPublish ? (data?.count ?? 0) : 0;
}
