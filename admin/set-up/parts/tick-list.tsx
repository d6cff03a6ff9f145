import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import type { Draft } from './progress.ts';
import styles from './parts.module.css';

interface TickListProps {
  legend: string;
  entries: { key: string; label: ReactNode }[];
  values: Draft;
  set: (key: string, value: string) => void;
}

/** Things to tick; a ticked one has the value `true`. */
export function TickList({ legend, entries, values, set }: TickListProps) {
  if (entries.length === 0) return null;
  return (
    <fieldset>
      <legend>{legend}</legend>
      <ul className={styles.choices}>
        {entries.map(({ key, label }) => (
          <li key={key}>
            <FormControlLabel
              label={label}
              control={
                <Checkbox checked={values[key] === 'true'} onChange={(_, checked) => set(key, checked ? 'true' : '')} />
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
