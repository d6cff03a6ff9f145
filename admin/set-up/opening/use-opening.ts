import { useQuery } from '@tanstack/react-query';
import { usePermissions } from 'react-admin';
import type { Capability } from '#contract/accounts/capabilities.ts';
import { type Opening, openingApi } from '#contract/office/opening-api.ts';
import { request } from '../../api/request.ts';

export const openingKey = ['opening'];

/** How far the house is from its opening; undefined while loading, and for those who may not open it. */
export function useOpening(): Opening | undefined {
  const { permissions } = usePermissions<Capability[]>();
  const { data } = useQuery({
    queryKey: openingKey,
    queryFn: ({ signal }) => request(openingApi.show, { signal }),
    enabled: permissions?.includes('settings') === true,
    staleTime: 0,
  });
  return data;
}
