import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { Endpoint, ResponseOf } from '#contract/base/endpoint.ts';
import { type OfficeInput, request } from './request.ts';

/** The answer of an endpoint, which stays under the key and is read anew when that is invalidated. */
export function useCall<E extends Endpoint>(
  queryKey: readonly unknown[],
  endpoint: E,
  input: Omit<OfficeInput<E>, 'signal'> = {},
  options: Omit<UseQueryOptions<ResponseOf<E>>, 'queryKey' | 'queryFn'> = {},
) {
  return useQuery<ResponseOf<E>>({
    queryKey,
    queryFn: ({ signal }) => request(endpoint, { ...input, signal }),
    ...options,
  });
}
