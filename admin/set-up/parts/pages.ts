import { useGetList } from 'react-admin';
import type { PageSettings } from '#contract/pages/page-settings.ts';

/** All pages and menu entries; undefined while they load. */
export function usePages(): PageSettings[] | undefined {
  return useGetList<PageSettings>('pages', { pagination: { page: 1, perPage: 1000 } }, { staleTime: 0 }).data;
}
