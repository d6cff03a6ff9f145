import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { importApi, type ImportResult } from '#contract/office/import-api.ts';
import { request, refusalText } from '../api/request.ts';
import { useAction } from '../api/use-action.ts';

/** State of an import: chosen file, dry run, import. */
export function useImport() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [file, setFile] = useState<File | null>(null);
  const [texts, setTexts] = useState(false);
  const [state, setState] = useState<'draft' | 'public'>('draft');
  const [result, setResult] = useState<ImportResult | null>(null);
  const { busy, problem: refusal, setProblem: setRefusal, run } = useAction();

  function choose(chosen: File | null) {
    setFile(chosen);
    setResult(null);
    setRefusal(null);
  }

  async function send(dryRun: boolean) {
    if (!file) return;
    await run(
      async () => {
        const query = { dry_run: flag(dryRun), state };
        setResult(await request(importApi.events, { query: { ...query, texts: flag(texts) }, body: file }));
        if (dryRun) return;
        notify('import.done', { type: 'info' });
        refresh();
      },
      (error) => {
        setResult(null);
        return refusalText(error, translate);
      },
    );
  }

  return { file, choose, texts, setTexts, state, setState, result, refusal, busy, send };
}

function flag(value: boolean): 'true' | 'false' {
  return value ? 'true' : 'false';
}
