import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type PageSettings, pageSettingsApi } from '#contract/pages/page-settings.ts';
import { request } from '../api/request.ts';

const key = ['set-up', 'pages'];

/** All pages and menu entries; undefined while they load. */
export function usePages(): PageSettings[] | undefined {
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => request(pageSettingsApi.list, { query: {}, signal }),
    staleTime: 0,
  });
  return data?.results;
}

export function useRefreshPages(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: key });
    await queries.invalidateQueries({ queryKey: ['pages'] });
  };
}

export function isHome({ target, urls }: PageSettings): boolean {
  return target.de === '' && urls.de === '/de';
}
