import { type DragEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import styles from './upload-drop.module.css';

interface UploadDropProps {
  add: (files: Iterable<File>) => void;
  /** Absent: many at once. */
  single?: boolean;
  label: string;
}

/** Takes files by drop or by the system's file chooser. */
export function UploadDrop({ add, single = false, label }: UploadDropProps) {
  const translate = useTranslate();
  const id = useId();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    add(single ? files.slice(0, 1) : files);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is for the pointer; the file input inside works with the keyboard
    <label
      className={styles.drop}
      data-over={over}
      htmlFor={id}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 15V4m0 0L8 8m4-4 4 4M4 15v4a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-4" />
      </svg>
      <span>
        <strong>{label}</strong> {translate('media.or')} <u>{translate('media.choose')}</u>
        <small>{translate(single ? 'media.accepted_one' : 'media.accepted')}</small>
      </span>
      <input
        id={id}
        type="file"
        multiple={!single}
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          // So that the same file can be chosen again.
          event.target.value = '';
        }}
      />
    </label>
  );
}
