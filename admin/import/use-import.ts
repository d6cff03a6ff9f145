import { useState } from 'react';
import { type HttpError, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { z } from 'zod';
import type { ErrorBody } from '#contract/base/errors.ts';
import type { importResultSchema } from '#contract/office/import-api.ts';
import { request } from '../api/request.ts';

export type Importable = 'events' | 'persons';
export type Result = z.infer<typeof importResultSchema>;

/** State of an import: chosen file, dry run, import. */
export function useImport(resource: Importable) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [file, setFile] = useState<File | null>(null);
  const [texts, setTexts] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  function choose(chosen: File | null) {
    setFile(chosen);
    setResult(null);
    setRefusal(null);
  }

  async function send(dryRun: boolean) {
    if (!file || busy) return;
    setBusy(true);
    setRefusal(null);
    try {
      const query = { dry_run: dryRun, ...(resource === 'events' ? { texts } : {}) };
      setResult((await request(`/api/import/${resource}/`, { method: 'POST', query, body: file })) as Result);
      if (!dryRun) {
        notify('import.done', { type: 'info' });
        refresh();
      }
    } catch (error) {
      const { message, body } = error as HttpError;
      const reasons = (body as Partial<ErrorBody> | undefined)?.issues?.map((issue) => issue.message) ?? [];
      setResult(null);
      setRefusal([translate(message, { _: message }), ...reasons].join(' '));
    }
    setBusy(false);
  }

  return { file, choose, texts, setTexts, result, refusal, busy, send };
}
