import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useGetList } from 'react-admin';
import { recordTitle } from '../../format/record-title.ts';

export interface SetUpEntry extends RaRecord<number> {
  name?: unknown;
  title?: unknown;
}

type Kind = 'venues' | 'categories' | 'seasons' | 'productions' | 'persons';

/** The entries of a kind, at most a hundred; undefined while they load. */
export function useEntries(kind: Kind): SetUpEntry[] | undefined {
  const pagination = { page: 1, perPage: 100 };
  const sort = { field: 'id', order: 'ASC' } as const;
  return useGetList<SetUpEntry>(kind, { pagination, sort }, { staleTime: 0 }).data;
}

/** Creates and changes entries as their own screens do. */
export function useWrite() {
  const provider = useDataProvider();
  const queries = useQueryClient();
  const refresh = (kind: string) => queries.invalidateQueries({ queryKey: [kind] });
  return {
    async create(kind: Kind | 'events' | 'pages', data: object): Promise<number> {
      const entry = await provider.create<SetUpEntry>(kind, { data });
      await refresh(kind);
      return entry.data.id;
    },
    async change(kind: 'productions' | 'pages' | 'settings', id: number | 'settings', data: object): Promise<void> {
      await provider.update(kind, { id, data, previousData: { id } });
      await refresh(kind);
    },
    refresh,
  };
}

/** The names of entries, for a line that says what is there. */
export function namesOf(entries: readonly SetUpEntry[]): string {
  return entries.map(recordTitle).join(', ');
}
