import { useQuery } from '@tanstack/react-query';
import { mediaApi } from '#contract/media/media-api.ts';
import { request } from '../api/request.ts';

/** Every tag of the library with the number of its entries; read again after changes of media. */
export function useTags(): { name: string; count: number }[] {
  const { data = [] } = useQuery({ queryKey: ['media', 'tags'], queryFn: () => request(mediaApi.tags) });
  return data;
}
