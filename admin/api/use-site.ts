import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type PartName, readPartsOff, resourcesOff } from '#contract/settings/parts.ts';
import { siteApi } from '#contract/settings/settings-api.ts';
import type { Theme } from '#contract/settings/theme/theme.ts';
import { getLocale } from '../messages/locale.ts';
import { request } from './request.ts';

/** Beginning of the key in every language. Restoring a version of the settings requests these again as well. */
const siteKey = ['settings', 'site'];

/** The settings that every page shows, in the interface language; requested again after they have been changed here. */
function useSite() {
  const { data } = useQuery({
    queryKey: [...siteKey, getLocale()],
    queryFn: () => request(siteApi.settings),
    staleTime: Infinity,
  });
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
