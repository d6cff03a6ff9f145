import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState, useMemo } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { z } from 'zod';
import { useSearchParams } from 'react-router-dom';
import { recordOf } from '#contract/base/records.ts';
import { parseBody } from '#contract/client/read-answer.ts';
import { bulkEventsApi } from '#contract/programme/bulk-events-api.ts';
import { errorMessage, request } from '../../../api/request.ts';
import { useAction } from '../../../api/use-action.ts';
import { groupsOf } from './preview-list.tsx';

type Selection = { ids: number[] } | { filter: Record<string, string> };

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

type Values = Record<string, unknown>;
export type Preview = z.output<typeof bulkEventsApi.preview.response> & { change: Values };

/** The server checks what is typed; its messages stand at the fields. */
const calls = {
  preview: { ...bulkEventsApi.preview, body: z.unknown() },
  change: { ...bulkEventsApi.change, body: z.unknown() },
};
const refusedSchema = z.object({ events: z.array(z.object({ title: z.string(), message: z.string() })) });

/** The preview of a change and the act; `onChanged` is called after it. */
export function useBulkChange(selection: Selection | null, onChanged: (count: number) => void) {
  const translate = useTranslate();
  const queries = useQueryClient();
  const [preview, setPreview] = useState<Preview | null>(null);
  const { busy, problem, setProblem, run } = useAction();
  /** Counts what was asked and edited; an answer to something earlier comes too late. */
  const newest = useRef(0);

  async function show(change: Values): Promise<Values | undefined> {
    const own = ++newest.current;
    setPreview(null);
    try {
      const found = await request(calls.preview, { body: { ...selection, change } });
      if (own === newest.current) setPreview({ ...found, change });
      return undefined;
    } catch (error) {
      if (own !== newest.current) return undefined;
      const { fields, sentence } = messagesOf(error);
      setProblem(translate(sentence, { _: sentence }));
      return fields;
    }
  }

  const act = ({ events, change }: Preview) =>
    run(
      async () => {
        const chosen = groupsOf(events).changing.map(({ id, version }) => ({ id, version }));
        const { changed } = await request(calls.change, { body: { events: chosen, change } });
        setPreview(null);
        await queries.invalidateQueries({ queryKey: ['events'] });
        onChanged(changed);
      },
      async (error) => {
        const refused = error instanceof HttpError ? parseBody(refusedSchema, recordOf(error.body).details) : undefined;
        const { sentence } = messagesOf(error);
        if (!refused) return translate(sentence, { _: sentence });
        // Somebody has changed one of the events: nothing was changed, and the preview is made again.
        await show(change);
        const reasons = refused.events.map(({ title, message }) => `${title}: ${message}`);
        return translate('bulk.refused', { reasons: reasons.join('; ') });
      },
    );

  const edit = useCallback(() => {
    newest.current += 1;
    setPreview(null);
    setProblem(null);
  }, [setProblem]);

  return { preview, problem, busy, show, act, edit };
}

/** Messages of the form's fields, and a sentence for everything else. */
function messagesOf(error: unknown): { fields?: Values; sentence: string } {
  const { change, ...others } = error instanceof HttpError ? recordOf(recordOf(error.body).errors) : {};
  if (typeof change === 'object' && change !== null) return { fields: recordOf(change), sentence: errorMessage(error) };
  const sentences = [change, ...Object.values(others)].filter((text) => typeof text === 'string');
  return { sentence: sentences.join(' ') || errorMessage(error) };
}
