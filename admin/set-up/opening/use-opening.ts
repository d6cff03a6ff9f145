import { useQuery } from '@tanstack/react-query';
import { type Opening, openingApi, type OpeningTask } from '#contract/office/opening-api.ts';
import { request } from '../../api/request.ts';
import { useMay } from '../../api/use-site.ts';

export const openingKey = ['opening'];

/** Tasks about pages that the law asks for. */
export const legalTasks = ['imprint', 'privacy', 'accessibility'] as const;
export type LegalTask = (typeof legalTasks)[number];

/** How far the house is from its opening; undefined while loading, and for those who may not open it. */
export function useOpening(): Opening | undefined {
  const enabled = useMay('settings');
  const { data } = useQuery({
    queryKey: openingKey,
    queryFn: ({ signal }) => request(openingApi.show, { signal }),
    enabled,
    staleTime: 0,
  });
  return data;
}

/** The page that a task is about; null as long as there is none. */
export function pageOfTask({ tasks }: Opening, task: OpeningTask): number | null {
  return tasks.find((each) => each.task === task)?.page_id ?? null;
}
