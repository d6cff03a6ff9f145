import { useQuery } from '@tanstack/react-query';
import { request } from './request.ts';

/** Name of the opera house from the settings; empty while loading. */
export function useSiteName(): string {
  const { data } = useQuery({
    queryKey: ['site-name'],
    queryFn: () => request('/api/site/') as Promise<{ name?: string }>,
    staleTime: Infinity,
  });
  return data?.name ?? '';
}
