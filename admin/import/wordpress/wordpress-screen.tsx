import { MenuItem, TextField } from '@mui/material';
import { useTranslate, useNotify, useRefresh } from 'react-admin';
import { isLocale, type Locale } from '#contract/base/locale.ts';
import { type WordPressResult, type WordPressRow, wordpressImportApi } from '#contract/office/wordpress-import-api.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { ImportResult } from '../import-result.tsx';
import { Problem } from '../../layout/problem.tsx';
import styles from '../import.module.css';
import { FileChoice, Steps } from '../steps.tsx';
import { useState } from 'react';
import { joinRows } from '#contract/office/join-parts.ts';
import { request, refusalText } from '../../api/request.ts';
import { useAction } from '../../api/use-action.ts';

/** Imports a WordPress export in two steps: what would be made and what cannot be read, then the import. */
export function WordPressScreen() {
  const translate = useTranslate();
  const { file, choose, language, setLanguage, result, refusal, busy, send } = useWordPressImport();
  return (
    <>
      <PageHead title={translate('import.wordpress')} resource="articles" />
      <section className={`card ${styles.sheet}`}>
        <p className={styles.lead}>{translate('import.wordpress_lead')}</p>
        <FileChoice accept=".xml,application/xml,text/xml" disabled={busy} onChoose={choose} />
        <Language value={language} disabled={busy} onChange={setLanguage} />
        <Steps
          ready={file !== null}
          busy={busy}
          changes={result?.dry_run && result.next === null ? result.counts.created : 0}
          onRun={(dryRun) => void send(dryRun)}
        >
          {busy && <output>{translate('import.progress', { done: result?.rows.length ?? 0 })}</output>}
        </Steps>
        <Problem>{refusal}</Problem>
        {result && result.others.length > 0 && (
          <p className={styles.lead}>
            {translate('import.others', {
              names: result.others.map(({ type, count }) => `${type} (${count})`).join(', '),
            })}
          </p>
        )}
      </section>
      {result && <Report result={result} kind="page" resource="pages" />}
      {result && <Report result={result} kind="article" resource="articles" />}
    </>
  );
}

function Language(props: { value: Locale; disabled: boolean; onChange: (language: Locale) => void }) {
  const translate = useTranslate();
  const { value, disabled, onChange } = props;
  return (
    <TextField
      select
      sx={{ maxWidth: 320 }}
      label={translate('import.language')}
      value={value}
      disabled={disabled}
      onChange={({ target }) => isLocale(target.value) && onChange(target.value)}
    >
      <MenuItem value="de">{translate('fields.german')}</MenuItem>
      <MenuItem value="en">{translate('fields.english')}</MenuItem>
    </TextField>
  );
}

/** The report about pages or about articles. */
function Report(props: { result: WordPressResult; kind: WordPressRow['kind']; resource: 'pages' | 'articles' }) {
  const translate = useTranslate();
  const { result, kind, resource } = props;
  const rows = result.rows.filter((row) => row.kind === kind);
  if (rows.length === 0) return null;
  const counts = { created: 0, changed: 0, unchanged: 0, wrong: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return (
    <ImportResult resource={resource} result={{ ...result, rows, counts }}>
      <p>
        <b>{translate(`import.${resource}`)}</b>,{' '}
        {translate('import.modules', { smart_count: rows.reduce((sum, { modules }) => sum + modules, 0) })}
      </p>
    </ImportResult>
  );
}

/** State of an import from WordPress. The server works for some seconds at a time; the file is sent until it is done. */
function useWordPressImport() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [file, setFile] = useState<File | null>(null);
  const [language, setLanguage] = useState<Locale>('de');
  const [result, setResult] = useState<WordPressResult | null>(null);
  const { busy, problem: refusal, setProblem: setRefusal, run } = useAction();

  function reset() {
    setResult(null);
    setRefusal(null);
  }

  async function send(dryRun: boolean) {
    if (!file) return;
    const work = async () => {
      setResult(null);
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
    };
    // What was written before a failure stays in the report.
    await run(work, (error) => refusalText(error, translate));
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
