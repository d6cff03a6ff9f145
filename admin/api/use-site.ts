import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePermissions } from 'react-admin';
import { type PartName, readPartsOff, resourcesOff } from '#contract/settings/parts.ts';
import { siteApi } from '#contract/settings/settings-api.ts';
import type { Theme } from '#contract/settings/theme/theme.ts';
import type { Capability } from '#contract/accounts/capabilities.ts';
import { requestsApi } from '#contract/editing/requests/requests-api.ts';
import { getLocale } from '../messages/locale.ts';
import { useCall } from './use-call.ts';

/** Query key of everything about requests. */
export const requestsKey = ['requests'];

/** Number of requests that wait for the user; undefined until the server has answered, 0 if it does not. */
export function useWaitingRequests(): number | undefined {
  const { data, isError } = useCall(
    [...requestsKey, 'count'],
    requestsApi.list,
    { query: { waiting: 'true', page_size: 1 } },
    { refetchInterval: 60_000 },
  );
  return data?.count ?? (isError ? 0 : undefined);
}

/** Beginning of the key in every language. Restoring a version of the settings requests these again as well. */
const siteKey = ['settings', 'site'];

/** The settings that every page shows, in the interface language; requested again after they have been changed here. */
function useSite() {
  const { data } = useCall([...siteKey, getLocale()], siteApi.settings, {}, { staleTime: Infinity });
  return data;
}

/** Requests what every page shows again, after a change of the settings. */
export function useReloadSite(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: siteKey });
}

/** Name of the opera house from the settings; empty while loading. */
export function useSiteName(): string {
  return useSite()?.name ?? '';
}

/** The stored look of the website; undefined while loading. */
export function useSiteTheme(): Theme | undefined {
  return useSite()?.theme;
}

/** Parts that the house does not have. */
export function usePartsOff(): PartName[] {
  const sent = useSite()?.parts_off;
  return useMemo(() => readPartsOff(sent), [sent]);
}

/** Whether a resource belongs to a part that is off; false until it is known. */
export function useIsOff(): (resource: string) => boolean {
  const off = resourcesOff(usePartsOff());
  return (resource) => off.includes(resource);
}

/** Whether the user has a capability; false until it is known. */
export function useMay(capability: Capability): boolean {
  const { permissions } = usePermissions<Capability[]>();
  return permissions?.includes(capability) ?? false;
}
