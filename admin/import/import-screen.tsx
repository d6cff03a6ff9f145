import { Checkbox, FormControlLabel } from '@mui/material';
import { useTranslate, useNotify, useRefresh } from 'react-admin';
import { useMay } from '../api/use-site.ts';
import { PageHead } from '../layout/page-head.tsx';
import { ImportSources } from './import-sources.tsx';
import { ImportResult } from './import-result.tsx';
import { Problem } from '../layout/problem.tsx';
import styles from './import.module.css';
import { FileChoice, Steps } from './steps.tsx';
import { useState } from 'react';
import { importApi, type ImportResult as Imported } from '#contract/office/import-api.ts';
import { request, refusalText } from '../api/request.ts';
import { useAction } from '../api/use-action.ts';

/** Imports the ticket provider's export in two steps: dry run, then import. Rows with errors do not block the others. */
export function ImportScreen() {
  const translate = useTranslate();
  const mayPublish = useMay('publish');
  const { file, choose, texts, setTexts, state, setState, result, refusal, busy, send } = useImport();
  return (
    <>
      <PageHead title={translate('import.events')} resource="events" />
      <ImportSources current="provider" />
      <section className={`card ${styles.sheet}`}>
        <p className={styles.lead}>{translate('import.events_lead')}</p>
        <fieldset className={styles.inputs} disabled={busy}>
          <FileChoice accept=".xml,application/xml,text/xml" onChoose={choose} />
          {mayPublish && (
            <FormControlLabel
              control={
                <Checkbox
                  checked={state === 'public'}
                  onChange={(_, checked) => setState(checked ? 'public' : 'draft')}
                />
              }
              label={translate('import.public')}
            />
          )}
          <ImportTextsCheckbox checked={texts} onChange={setTexts} />
        </fieldset>
        <Steps
          ready={file !== null}
          busy={busy}
          changes={result?.dry_run ? result.counts.created + result.counts.changed : 0}
          onRun={(dryRun) => void send(dryRun)}
        />
        <Problem>{refusal}</Problem>
      </section>
      {result && <ImportResult resource="events" result={result} />}
    </>
  );
}

function ImportTextsCheckbox({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const translate = useTranslate();
  return (
    <FormControlLabel
      control={<Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)} />}
      label={translate('import.texts')}
    />
  );
}

/** State of an import: chosen file, dry run, import. */
function useImport() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [file, setFile] = useState<File | null>(null);
  const [texts, setTexts] = useState(false);
  const [state, setState] = useState<'draft' | 'public'>('draft');
  const [result, setResult] = useState<Imported | null>(null);
  const { busy, problem: refusal, setProblem: setRefusal, run } = useAction();

  /** After a change the preview is no longer right. */
  const changing =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setResult(null);
      setRefusal(null);
    };

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

  return {
    ...{ file, texts, state, result, refusal, busy, send },
    choose: changing(setFile),
    setTexts: changing(setTexts),
    setState: changing(setState),
  };
}

function flag(value: boolean): 'true' | 'false' {
  return value ? 'true' : 'false';
}
