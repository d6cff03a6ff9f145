import { useQuery } from '@tanstack/react-query';
import { mediaApi } from '#contract/media/media-api.ts';
import { request } from '../../../api/request.ts';

/** Every tag that one of the entries has, in alphabetical order; empty while they load. */
export function useTagsOf(ids: readonly number[]): string[] {
  const query = { ids: ids.join(','), page: 1, page_size: ids.length };
  const { data } = useQuery({
    queryKey: ['media', 'list', query],
    queryFn: ({ signal }) => request(mediaApi.list, { query, signal }),
  });
  const tags = new Set(data?.results.flatMap((entry) => entry.tags));
  return [...tags].toSorted((a, b) => a.localeCompare(b));
}
