import { useQuery } from '@tanstack/react-query';
import { siteApi } from '#contract/settings/settings-api.ts';
import { request } from './request.ts';

/** Name of the opera house from the settings; empty while loading. */
export function useSiteName(): string {
  const { data } = useQuery({
    queryKey: ['site-name'],
    queryFn: () => request(siteApi.settings),
    staleTime: Infinity,
  });
  return data?.name ?? '';
}
