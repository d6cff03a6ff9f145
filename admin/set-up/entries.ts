import { useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { localized } from '#contract/base/localized.ts';
import { localizedText } from '../format/record-title.ts';
import { requestPath } from '../api/request.ts';

const text = localized(z.string());
const entrySchema = z.looseObject({ id: z.int(), name: text.or(z.string()).optional(), title: text.optional() });
const listSchema = z.looseObject({ results: z.array(entrySchema) });
export type SetUpEntry = z.infer<typeof entrySchema>;

type Kind = 'venues' | 'categories' | 'seasons' | 'productions' | 'persons';
const both = { translations: 'all' };
const keyOf = (kind: Kind) => ['set-up', kind];

/** The entries of a kind; undefined while they load. */
export function useEntries(kind: Kind): SetUpEntry[] | undefined {
  const { data } = useQuery({
    queryKey: keyOf(kind),
    queryFn: ({ signal }) => requestPath(listSchema, `/api/${kind}/`, { query: { ...both, page_size: 100 }, signal }),
    staleTime: 0,
  });
  return data?.results;
}

/** Creates an entry with the call that its own screen uses. */
export function useCreate(): (kind: Kind | 'events', body: object) => Promise<SetUpEntry> {
  const queries = useQueryClient();
  return async (kind, body) => {
    const entry = await requestPath(entrySchema, `/api/${kind}/`, { method: 'POST', query: both, body });
    await queries.invalidateQueries({ queryKey: ['set-up', kind] });
    await queries.invalidateQueries({ queryKey: [kind] });
    return entry;
  };
}

export function nameOf({ name, title }: SetUpEntry): string {
  return localizedText(name ?? title);
}

/** The names of entries, for a line that says what is there. */
export function namesOf(entries: readonly SetUpEntry[] | undefined): string {
  return (entries ?? []).map(nameOf).join(', ');
}
