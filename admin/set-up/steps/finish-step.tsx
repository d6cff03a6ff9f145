import { Checklist } from '../opening/checklist.tsx';
import styles from '../parts/parts.module.css';
import type { StepProps } from '../parts/progress.ts';
import { useTranslate } from 'react-admin';
import Button from '@mui/material/Button';

/** What is still missing, and the button that opens the house. */
export function FinishStep({ back }: StepProps) {
  const translate = useTranslate();
  return (
    <div className={styles.form}>
      <Checklist isInSetUp />
      <div className={`cluster ${styles.buttons}`}>
        {back && <Button onClick={back}>{translate('set_up.back')}</Button>}
      </div>
    </div>
  );
}
