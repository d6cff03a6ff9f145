import { type Opening, openingApi, type OpeningTask } from '#contract/office/opening-api.ts';
import { useMay } from '../../api/use-site.ts';
import { useCall } from '../../api/use-call.ts';

export const openingKey = ['opening'];

/** Tasks about pages that the law asks for. */
export const legalTasks = ['imprint', 'privacy', 'accessibility'] as const;
export type LegalTask = (typeof legalTasks)[number];

/** How far the house is from its opening; undefined while loading, and for those who may not open it. */
export function useOpening(): Opening | undefined {
  const enabled = useMay('settings');
  const { data } = useCall(openingKey, openingApi.show, {}, { enabled, staleTime: 0 });
  return data;
}

/** The page that a task is about; null as long as there is none. */
export function pageOfTask({ tasks }: Opening, task: OpeningTask): number | null {
  return tasks.find((each) => each.task === task)?.page_id ?? null;
}
