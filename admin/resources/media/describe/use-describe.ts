import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { z } from 'zod';
import { parseBody } from '#contract/client/read-answer.ts';
import type { LocalizedText } from '#contract/base/localized.ts';
import { recordOf } from '#contract/base/records.ts';
import { mediaApi } from '#contract/media/media-api.ts';
import { type Media, mediaSchema } from '#contract/media/media.ts';
import { errorMessage, request } from '../../../api/request.ts';

/** A picture with what is typed for it. */
export interface Described {
  media: Media;
  alt: LocalizedText;
  decorative: boolean;
  state: 'idle' | 'saving' | 'saved' | 'failed';
  problem: string;
}

/** Most pictures at once. */
const pageSize = 100;

/** Pictures without alternative text, or chosen ones; each is saved on its own. */
export function useDescribe(ids: string | null) {
  const translate = useTranslate();
  const queries = useQueryClient();
  const [rows, setRows] = useState<Described[] | null>(null);
  const [total, setTotal] = useState(0);
  const [problem, setProblem] = useState('');

  useEffect(() => {
    const control = new AbortController();
    const which = ids === null ? { missing: 'alt' as const } : { ids };
    request(mediaApi.list, { query: { ...which, kind: 'image', page: 1, page_size: pageSize }, signal: control.signal })
      .then(({ results, count }) => {
        setRows(results.map(toRow));
        setTotal(count);
      })
      .catch((error: unknown) => !control.signal.aborted && setProblem(errorMessage(error)));
    return () => control.abort();
  }, [ids]);

  const set = (id: number, change: Partial<Described>) =>
    setRows((now) => now?.map((row) => (row.media.id === id ? Object.assign({}, row, change) : row)) ?? null);

  async function save(row: Described): Promise<void> {
    const { media, alt, decorative } = row;
    if (!isChanged(row)) return;
    set(media.id, { state: 'saving', problem: '' });
    try {
      const body = { alt, decorative, version: media.version };
      const saved = await request(mediaApi.change, { params: { id: media.id }, body });
      set(media.id, { media: saved, state: 'saved' });
      await queries.invalidateQueries({ queryKey: ['media'] });
    } catch (error) {
      const details = error instanceof HttpError ? recordOf(error.body).details : undefined;
      const current = parseBody(z.object({ current: mediaSchema }), details)?.current;
      const message = errorMessage(error);
      const reason = current
        ? translate('media.alt_changed', { text: current.alt.de || '–' })
        : translate(message, { _: message });
      // What is typed stays; saving once more replaces what somebody else has written meanwhile.
      set(media.id, { state: 'failed', problem: reason, ...(current && { media: current }) });
    }
  }

  return { rows, total, problem, set, save };
}

function toRow(media: Media): Described {
  return { media, alt: media.alt, decorative: media.decorative, state: 'idle', problem: '' };
}

/** True while something typed is not stored. */
export function isChanged({ media, alt, decorative }: Described): boolean {
  return JSON.stringify([alt, decorative]) !== JSON.stringify([media.alt, media.decorative]);
}
