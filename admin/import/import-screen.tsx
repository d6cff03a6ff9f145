import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';
import { useMay } from '../api/use-may.ts';
import { PageHead } from '../layout/page-head.tsx';
import { ImportResult } from './import-result.tsx';
import styles from './import.module.css';
import { type Importable, useImport } from './use-import.ts';

interface ImportScreenProps {
  resource: Importable;
  accept: string;
}

/** Imports a file in two steps: dry run, then import. Rows with errors do not block the others. */
export function ImportScreen({ resource, accept }: ImportScreenProps) {
  const translate = useTranslate();
  const mayPublish = useMay('publish');
  const { file, choose, texts, setTexts, state, setState, result, refusal, busy, send } = useImport(resource);
  const changes = result ? result.counts.created + result.counts.changed : 0;
  const pending = result?.dry_run === true && changes > 0;
  return (
    <>
      <PageHead
        title={translate(`import.${resource}`)}
        parent={{ label: translate(`resources.${resource}.name`, { smart_count: 2 }), to: `/${resource}` }}
      />
      <section className={styles.sheet}>
        <p className={styles.lead}>{translate(`import.${resource}_lead`)}</p>
        <label className={styles.file}>
          <span>{translate('import.file')}</span>
          <input type="file" accept={accept} onChange={(event) => choose(event.target.files?.[0] ?? null)} />
        </label>
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
        {resource === 'events' && <ImportTextsCheckbox checked={texts} onChange={setTexts} />}
        <div className={styles.buttons}>
          <Button variant={pending ? 'outlined' : 'contained'} disabled={!file || busy} onClick={() => void send(true)}>
            {translate('import.check')}
          </Button>
          {pending && (
            <Button variant="contained" disabled={busy} onClick={() => void send(false)}>
              {translate('import.take', { smart_count: changes })}
            </Button>
          )}
        </div>
        {refusal && (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
      </section>
      {result && <ImportResult resource={resource} result={result} />}
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
