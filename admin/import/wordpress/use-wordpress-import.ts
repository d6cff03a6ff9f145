import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import type { Locale } from '#contract/base/locale.ts';
import { joinRows } from '#contract/office/join-parts.ts';
import { wordpressImportApi, type WordPressResult } from '#contract/office/wordpress-import-api.ts';
import { request } from '../../api/request.ts';
import { refusalText } from '../refusal-text.ts';

/** State of an import from WordPress. The server works for some seconds at a time; the file is sent until it is done. */
export function useWordPressImport() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [file, setFile] = useState<File | null>(null);
  const [language, setLanguage] = useState<Locale>('de');
  const [result, setResult] = useState<WordPressResult | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  function reset() {
    setResult(null);
    setRefusal(null);
  }

  async function send(dryRun: boolean) {
    if (!file || busy) return;
    setBusy(true);
    reset();
    try {
      for (let from: number | null = 0, all: WordPressResult | null = null; from !== null; from = all.next) {
        const query: { dry_run: 'true' | 'false'; language: Locale; from: string } = {
          dry_run: dryRun ? 'true' : 'false',
          language,
          from: String(from),
        };
        const part: WordPressResult = await request(wordpressImportApi.run, { query, body: file });
        all = all ? { ...part, ...joinRows(all, part) } : part;
        setResult(all);
      }
      if (!dryRun) {
        notify('import.done', { type: 'info' });
        refresh();
      }
    } catch (error) {
      // What was written before stays in the report.
      setRefusal(refusalText(error, translate));
    }
    setBusy(false);
  }

  return {
    ...{ file, language, result, refusal, busy, send },
    choose: (chosen: File | null) => {
      setFile(chosen);
      reset();
    },
    setLanguage: (chosen: Locale) => {
      setLanguage(chosen);
      reset();
    },
  };
}
