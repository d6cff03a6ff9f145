import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import styles from './import.module.css';

interface StepsProps {
  /** Whether there is something to check. */
  ready: boolean;
  busy: boolean;
  /** What the preview would create or change. */
  changes: number;
  onRun: (dryRun: boolean) => void;
  /** Beside the buttons. */
  children?: ReactNode;
}

/** Preview, then import. */
export function Steps({ ready, busy, changes, onRun, children }: StepsProps) {
  const translate = useTranslate();
  return (
    <div className={`cluster ${styles.buttons}`}>
      <Button variant={changes > 0 ? 'outlined' : 'contained'} disabled={!ready || busy} onClick={() => onRun(true)}>
        {translate('import.check')}
      </Button>
      {changes > 0 && (
        <Button variant="contained" disabled={busy} onClick={() => onRun(false)}>
          {translate('import.take', { smart_count: changes })}
        </Button>
      )}
      {children}
    </div>
  );
}

interface FileChoiceProps {
  /** File types, as the attribute of an input. */
  accept: string;
  disabled?: boolean;
  onChoose: (file: File | null) => void;
}

/** Chooses the file of an import. A press begins anew, so that a file can be chosen again after it was corrected. */
export function FileChoice({ accept, disabled, onChoose }: FileChoiceProps) {
  const translate = useTranslate();
  return (
    <label className={styles.file}>
      <span>{translate('import.file')}</span>
      <input
        type="file"
        accept={accept}
        disabled={disabled}
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
          onChoose(null);
        }}
        onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
      />
    </label>
  );
}
