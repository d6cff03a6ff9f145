import Button from '@mui/material/Button';
import { type DragEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import styles from './drop-or-choose.module.css';

interface DropOrChooseProps {
  label: string;
  /** Opens the library, with the files that were dropped. */
  choose: (dropped: File[]) => void;
}

/** Opens the library to choose several entries; files can be dropped on it. */
export function DropOrChoose({ label, choose }: DropOrChooseProps) {
  const translate = useTranslate();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) choose(files);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is for the pointer; the button leads to the same with the keyboard
    <div
      className={styles.drop}
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button variant="outlined" onClick={() => choose([])}>
        {label}
      </Button>
      <small>{translate('media.or_drop')}</small>
    </div>
  );
}
