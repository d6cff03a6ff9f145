import { useQuery } from '@tanstack/react-query';
import { settingsApi } from '#contract/settings/settings-api.ts';
import { request } from '../api/request.ts';

/** The settings of the house in both languages; undefined while they load. */
export function useSettings() {
  const { data } = useQuery({
    queryKey: ['settings', 'set-up'],
    queryFn: ({ signal }) => request(settingsApi.show, { signal }),
    staleTime: 0,
  });
  return data;
}
