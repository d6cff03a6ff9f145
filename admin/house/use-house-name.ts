import { useQuery } from '@tanstack/react-query';
import { ask } from './ask.ts';

/** Name of the house as its settings say; empty until it is known. */
export function useHouseName(): string {
  const { data } = useQuery({
    queryKey: ['house-name'],
    queryFn: () => ask('/api/site/') as Promise<{ name?: string }>,
    staleTime: Infinity,
  });
  return data?.name ?? '';
}
