import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';
import { PageHead } from '../frame/page-head.tsx';
import { ImportResult } from './import-result.tsx';
import styles from './import.module.css';
import { type Importable, useImport } from './use-import.ts';

interface ImportScreenProps {
  of: Importable;
  accept: string;
}

/** Takes over a file in two steps: first what would be done, then doing it. Wrong rows hold up no others. */
export function ImportScreen({ of, accept }: ImportScreenProps) {
  const translate = useTranslate();
  const { file, choose, texts, setTexts, result, refusal, busy, send } = useImport(of);
  const changes = result ? result.counts.created + result.counts.changed : 0;
  const pending = result?.dry_run === true && changes > 0;
  return (
    <>
      <PageHead
        title={translate(`import.${of}`)}
        above={{ label: translate(`resources.${of}.name`, { smart_count: 2 }), to: `/${of}` }}
      />
      <section className={styles.sheet}>
        <p className={styles.lead}>{translate(`import.${of}_lead`)}</p>
        <label className={styles.file}>
          <span>{translate('import.file')}</span>
          <input type="file" accept={accept} onChange={(event) => choose(event.target.files?.[0] ?? null)} />
        </label>
        {of === 'events' && <Texts checked={texts} onChange={setTexts} />}
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
      {result && <ImportResult of={of} result={result} />}
    </>
  );
}

function Texts({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const translate = useTranslate();
  return (
    <FormControlLabel
      control={<Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)} />}
      label={translate('import.texts')}
    />
  );
}
