import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { type FileProblem, readThemeFile, writeThemeFile } from '#contract/settings/theme/theme-file.ts';
import { themeSchema } from '#contract/settings/theme/theme-schema.ts';
import styles from './theme.module.css';

/** Saves the look as a file, and takes one over from a file. */
export function ThemeFile() {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext();
  const file = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<'taken' | FileProblem[] | null>(null);

  async function read(chosen: File | undefined) {
    if (!chosen) return;
    const found = readThemeFile(await chosen.text());
    if ('theme' in found) setValue('theme', found.theme, { shouldDirty: true, shouldTouch: true });
    setResult('theme' in found ? 'taken' : found.problems);
  }

  function save() {
    const theme = themeSchema.safeParse(getValues('theme')).data;
    if (!theme) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([writeThemeFile(theme)], { type: 'application/json' }));
    link.download = 'theme.json';
    link.click();
    URL.revokeObjectURL(link.href);
  }

  return (
    <div className={styles.files}>
      <Button variant="outlined" onClick={save}>
        {translate('house.export')}
      </Button>
      <Button variant="outlined" onClick={() => file.current?.click()}>
        {translate('house.import')}
      </Button>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          void read(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <output className={styles.result}>{result && <Result result={result} />}</output>
    </div>
  );
}

function Result({ result }: { result: 'taken' | FileProblem[] }) {
  const translate = useTranslate();
  if (result === 'taken') return <FormHelperText>{translate('house.file_taken')}</FormHelperText>;
  return (
    <FormHelperText error component="div">
      {translate('house.file_refused')}
      <ul>
        {result.map(({ field, reason }) => (
          <li key={`${field} ${reason}`}>{translate(`house.file_${reason}`, { field })}</li>
        ))}
      </ul>
    </FormHelperText>
  );
}
