import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseBody } from '#contract/client/read-answer.ts';
import { z } from 'zod';

export type Selection = { ids: number[] } | { filter: Record<string, string> };

const filterSchema = z.record(z.string(), z.string());

/** The chosen events in the address: `?ids=1,2` or `?filter={…}`; null without any. */
export function useSelection(): Selection | null {
  const [parameters] = useSearchParams();
  const [ids, filter] = [parameters.get('ids'), parameters.get('filter')];
  return useMemo(() => {
    const numbers = (ids ?? '')
      .split(',')
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0);
    if (numbers.length > 0) return { ids: numbers };
    const parsed = parseBody(filterSchema, readJson(filter));
    return parsed ? { filter: parsed } : null;
  }, [ids, filter]);
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    // Somebody has changed the address; the same as without a selection.
    return null;
  }
}
