import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { recordOf } from '#contract/base/records.ts';
import { parseBody } from '#contract/client/read-answer.ts';
import { currentMediaSchema, mediaApi } from '#contract/media/media-api.ts';
import type { Media } from '#contract/media/media.ts';
import { errorMessage, request } from '../../../api/request.ts';
import { createDescriptions, type Descriptions, NotSaved, type SentDescription } from './descriptions.ts';

/** Most pictures at once. */
export const picturesAtOnce = 100;

/** Pictures without alternative text, or those with the given ids. */
export function useDescribe(ids: readonly string[] | null) {
  const send = useSend();
  const [descriptions, setDescriptions] = useState(() => createDescriptions([], send));
  const [total, setTotal] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const wanted = ids?.join(',');

  useEffect(() => {
    const control = new AbortController();
    const which = wanted === undefined ? { missing: 'alt' as const } : { ids: wanted };
    const query = { ...which, kind: 'image' as const, page: 1, page_size: picturesAtOnce };
    request(mediaApi.list, { query, signal: control.signal })
      .then(({ results, count }) => {
        setDescriptions(createDescriptions(results, send));
        setTotal(count);
      })
      .catch((error: unknown) => !control.signal.aborted && setProblem(errorMessage(error)));
    return () => control.abort();
  }, [wanted, send]);

  return { descriptions, rows: useRows(descriptions), total, problem };
}

function useRows({ subscribe, rows }: Descriptions) {
  return useSyncExternalStore(subscribe, rows);
}

/** Stores a description and reads what shows the entry again. */
function useSend() {
  const translate = useTranslate();
  const queries = useQueryClient();
  const [send] = useState(() => async ({ id, ...body }: SentDescription): Promise<Media> => {
    try {
      const saved = await request(mediaApi.change, { params: { id }, body });
      void queries.invalidateQueries({ queryKey: ['media'] });
      return saved;
    } catch (error) {
      const details = error instanceof HttpError ? recordOf(error.body).details : undefined;
      const current = parseBody(currentMediaSchema, details)?.current;
      if (current) {
        const { decorative, alt } = current;
        const text = decorative
          ? translate('media.is_decorative')
          : [alt.de, alt.en].filter(Boolean).join(' / ') || '–';
        throw new NotSaved(translate('media.alt_changed', { text }), current);
      }
      const message = errorMessage(error);
      throw new NotSaved(translate(message, { _: message }));
    }
  });
  return send;
}
