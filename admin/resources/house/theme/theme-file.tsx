import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { type FileProblem, readThemeFile, writeThemeFile, themeSchema } from '#contract/settings/theme/theme-file.ts';
import { isOneOf } from '#contract/base/one-of.ts';
import { colourLabels } from '#contract/settings/theme/colour-labels.ts';
import { colourNames, type Theme } from '#contract/settings/theme/theme.ts';
import { localizedText } from '../../../format/record-title.ts';
import styles from './theme.module.css';

const choices = ['typeface', 'corners', 'lines'] as const;

/** What came of the last file. */
type Outcome = 'taken' | 'incomplete' | 'unreadable' | FileProblem[];

/** Saves the look as a file, and takes one over from a file. */
export function ThemeFile({ hasOwnTypeface }: { hasOwnTypeface: boolean }) {
  const translate = useTranslate();
  const theme = useTypedTheme();
  const setTheme = useSetTheme();
  const file = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<Outcome | null>(null);

  async function read(chosen: File | undefined) {
    if (!chosen) return;
    const text = await chosen.text().catch(() => null);
    if (text === null) return setResult('unreadable');
    const found = readThemeFile(text, { hasOwnTypeface });
    if ('theme' in found) setTheme(found.theme);
    setResult('theme' in found ? 'taken' : found.problems);
  }

  function save() {
    if (!theme) return setResult('incomplete');
    setResult(null);
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

function Result({ result }: { result: Outcome }) {
  const translate = useTranslate();
  const fieldOf = useFieldName();
  if (typeof result === 'string')
    return <FormHelperText error={result !== 'taken'}>{translate(`house.file_${result}`)}</FormHelperText>;
  return (
    <FormHelperText error component="div">
      {translate('house.file_refused')}
      <ul>
        {result.map(({ field, reason }) => (
          <li key={`${field} ${reason}`}>{translate(`house.file_${reason}`, { field: fieldOf(field) })}</li>
        ))}
      </ul>
    </FormHelperText>
  );
}

/** What the form calls a field of a file, with its name there: `Hintergrund (colours.ground)`. */
function useFieldName(): (field: string) => string {
  const translate = useTranslate();
  return (field) => {
    const colour = colourNames.find((name) => field === `colours.${name}`);
    if (colour) return `${localizedText(colourLabels[colour])} (${field})`;
    return isOneOf(choices, field) ? `${translate(`house.${field}`)} (${field})` : field;
  };
}

/** The look in the form; undefined while a colour is being typed. */
export function useTypedTheme(): Theme | undefined {
  return themeSchema.safeParse(useWatch({ name: 'theme' })).data;
}

/** Takes over a complete look. What the server has said about the one before is forgotten. */
export function useSetTheme(): (theme: Theme) => void {
  const { setValue, clearErrors } = useFormContext();
  return (theme) => {
    setValue('theme', theme, { shouldDirty: true, shouldTouch: true });
    clearErrors('theme');
  };
}
