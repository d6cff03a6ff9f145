import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetOne, useNotify } from 'react-admin';
import type { ResourceContract } from '#contract/resources/define-resource.ts';
import { versionCalls } from '#contract/resources/versions.ts';
import { request } from '../api/request.ts';
import { readRefusal, type RestoreRefusal } from './read-refusal.ts';

/** What is restored: a whole version, or fields of it. */
export interface WantedRestore {
  version: number;
  fields?: string[];
}

/** The versions of a record, page by page, and restoring them. */
export function useHistory(contract: ResourceContract, id: number) {
  const notify = useNotify();
  const queries = useQueryClient();
  const { data: record } = useGetOne(contract.name, { id });
  const [refused, setRefused] = useState<{ wanted: WantedRestore; refusal: RestoreRefusal } | null>(null);
  const [busy, setBusy] = useState(false);
  const pages = useInfiniteQuery({
    queryKey: [contract.name, 'versions', id],
    queryFn: ({ pageParam, signal }) =>
      request(versionCalls(contract).list, { params: { id }, query: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ next }, all) => (next === null ? null : all.length + 1),
  });

  async function restore(wanted: WantedRestore, leaveOut: string[] = []) {
    setBusy(true);
    setRefused(null);
    try {
      const { version, fields } = wanted;
      const body = { version: String(record?.version ?? ''), ...(fields ? { fields } : {}), leave_out: leaveOut };
      await request(versionCalls(contract).restore, { params: { id, version }, body });
      notify('history.restored', { type: 'info' });
    } catch (error) {
      setRefused({ wanted, refusal: readRefusal(error, leaveOut) });
    }
    // The record, its versions and the comparison.
    await queries.invalidateQueries({ queryKey: [contract.name] });
    setBusy(false);
  }

  return {
    record,
    versions: pages.data?.pages.flatMap(({ results }) => results),
    failure: pages.error ? readRefusal(pages.error, []) : null,
    refused,
    busy,
    restore,
    older: pages.hasNextPage ? () => void pages.fetchNextPage() : null,
  };
}
