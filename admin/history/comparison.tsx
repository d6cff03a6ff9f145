import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { ResourceContract } from '#contract/resources/define-resource.ts';
import { versionCalls } from '#contract/resources/versions.ts';
import { request } from '../api/request.ts';
import { Changes } from './changes.tsx';
import { readRefusal } from './read-refusal.ts';
import { Refusal } from './refusal.tsx';

interface ComparisonProps {
  contract: ResourceContract;
  id: number;
  from: number;
  /** Null: the present state. */
  to: number | null;
  busy: boolean;
  onRestore: (field: string) => void;
}

/** What is different between two versions, or between a version and now. */
export function Comparison({ contract, id, from, to, busy, onRestore }: ComparisonProps) {
  const translate = useTranslate();
  const { data, error } = useQuery({
    queryKey: [contract.name, 'compared', id, from, to],
    queryFn: ({ signal }) =>
      request(versionCalls(contract).compare, {
        params: { id },
        query: { from, ...(to === null ? {} : { to }) },
        signal,
      }),
  });
  if (error) return <Refusal resource={contract.name} refusal={readRefusal(error, [])} />;
  if (!data) return null;
  if (data.changes.length === 0) return <p>{translate('history.no_difference')}</p>;
  const action = { label: translate('history.restore_field'), disabled: busy, run: onRestore };
  return <Changes resource={contract.name} changes={data.changes} {...(to === null ? { action } : {})} />;
}
