import { useQuery } from '@tanstack/react-query';
import { editorSetupApi } from '#contract/editing/editor-setup.ts';
import { request } from '../api/request.ts';

/** Whether the house has a service that drafts translations; false until it is known. */
export function useTranslationService(): boolean {
  const { data } = useQuery({
    queryKey: ['editor-setup'],
    queryFn: () => request(editorSetupApi.setup),
    staleTime: Infinity,
  });
  return data?.translation ?? false;
}
