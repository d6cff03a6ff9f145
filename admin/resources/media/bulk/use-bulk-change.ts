import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { z } from 'zod';
import type { LocalizedText } from '#contract/base/localized.ts';
import { recordOf } from '#contract/base/records.ts';
import { parseBody } from '#contract/client/read-answer.ts';
import {
  bulkMediaApi,
  type BulkMediaChange,
  type bulkTextModes,
  type PlannedMedia,
} from '#contract/media/bulk-media-api.ts';
import { reasonsOf, request } from '../../../api/request.ts';
import { changing } from './bulk-preview.tsx';

const empty = { de: '', en: '' };

/** What is typed in the dialog. */
export interface Wish extends Record<'alt' | 'caption' | 'copyright', LocalizedText> {
  add: readonly string[];
  remove: readonly string[];
  texts: (typeof bulkTextModes)[number];
}

export const emptyWish: Wish = { alt: empty, caption: empty, copyright: empty, add: [], remove: [], texts: 'keep' };

const refusedSchema = z.object({ media: z.array(z.object({ title: z.string(), message: z.string() })) });

/** Preview and act of a change of many entries; `done` is called with the number of changed ones. */
export function useBulkChange({ ids, wish, done }: { ids: number[]; wish: Wish; done: (changed: number) => void }) {
  const translate = useTranslate();
  const queries = useQueryClient();
  const [plan, setPlan] = useState<PlannedMedia[] | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const change = changeOf(wish);

  async function run(send: () => Promise<void>) {
    setBusy(true);
    setProblem('');
    try {
      await send();
    } catch (error) {
      const refused = error instanceof HttpError ? parseBody(refusedSchema, recordOf(error.body).details) : undefined;
      const reasons = refused?.media.map(({ title, message }) => `${title}: ${message}`).join('; ');
      const messages = reasonsOf(error).map((message) => translate(message, { _: message }));
      setProblem(reasons ? translate('media.bulk_refused', { reasons }) : messages.join(' '));
      // Somebody else has changed one of them: the preview is made again.
      if (refused) setPlan(null);
    }
    setBusy(false);
  }

  const preview = () =>
    run(async () => {
      setPlan((await request(bulkMediaApi.preview, { body: { ids, change } })).media);
    });
  const act = () =>
    run(async () => {
      const media = changing(plan ?? []).map(({ media: { id, version } }) => ({ id, version }));
      const { changed } = await request(bulkMediaApi.change, { body: { media, change } });
      await queries.invalidateQueries({ queryKey: ['media'] });
      done(changed);
    });
  const back = () => {
    setPlan(null);
    setProblem('');
  };
  return { plan, problem, busy, preview, act, back };
}

/** Only what was typed. */
function changeOf({ add, remove, texts, ...localized }: Wish): BulkMediaChange {
  const typed = Object.entries(localized).filter(([, text]) => text.de.trim() !== '' || text.en.trim() !== '');
  return {
    ...Object.fromEntries(typed),
    ...(add.length > 0 && { add_tags: [...add] }),
    ...(remove.length > 0 && { remove_tags: [...remove] }),
    texts,
  };
}
