import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import styles from './drop-or-choose.module.css';
import { useFileDrop } from './upload/use-file-drop.ts';

interface DropOrChooseProps {
  label: string;
  /** Opens the library, with the files that were dropped. */
  choose: (dropped: File[]) => void;
}

/** Opens the library to choose several entries; files can be dropped on it. */
export function DropOrChoose({ label, choose }: DropOrChooseProps) {
  const translate = useTranslate();
  const { ref, over } = useFileDrop<HTMLDivElement>(choose);
  return (
    <div ref={ref} className={`cluster ${styles.drop}`} data-over={over}>
      <Button variant="outlined" onClick={() => choose([])}>
        {label}
      </Button>
      <small>{translate('media.or_drop')}</small>
    </div>
  );
}
