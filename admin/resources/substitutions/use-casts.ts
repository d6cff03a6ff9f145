import { useQuery, useQueryClient } from '@tanstack/react-query';
import { eventDatesApi } from '#contract/programme/event-dates-api.ts';
import { request } from '../../api/request.ts';

type Question = { ids: string } | { production_id: number };

const key = 'casts';

/** Casts of events as they are performed, with all substitutions. */
export function useCasts(question: Question) {
  return useQuery({
    queryKey: [key, question],
    queryFn: async () => (await request(eventDatesApi.casts, { query: question })).events,
  });
}

/** Reads casts and events again after a substitution. */
export function useCastsChanged() {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: [key] }),
      queries.invalidateQueries({ queryKey: ['events'] }),
    ]);
  };
}
