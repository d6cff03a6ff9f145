import { useGetOne } from 'react-admin';
import type { SiteSettings } from '#contract/settings/site-settings.ts';

/** The settings of the house in both languages; undefined while they load. */
export function useSettings(): SiteSettings | undefined {
  return useGetOne<SiteSettings & { id: 'settings' }>('settings', { id: 'settings' }, { staleTime: 0 }).data;
}
