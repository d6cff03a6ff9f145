import { useId } from 'react';
import { useTranslate } from 'react-admin';
import styles from './upload-drop.module.css';
import { useFileDrop } from './use-file-drop.ts';

interface UploadDropProps {
  add: (files: Iterable<File>) => void;
  /** Absent: many at once. */
  single?: boolean;
  /** Media types that the file chooser offers; any if absent. */
  accept?: readonly string[] | undefined;
  label: string;
  /** What can be uploaded, in words. */
  hint: string;
}

/** Takes files by drop or by the system's file chooser. */
export function UploadDrop({ add, single = false, accept, label, hint }: UploadDropProps) {
  const translate = useTranslate();
  const id = useId();
  const { ref, over } = useFileDrop<HTMLLabelElement>((files) => add(single ? files.slice(0, 1) : files));
  return (
    <label ref={ref} className={styles.drop} data-over={over} htmlFor={id}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 15V4m0 0L8 8m4-4 4 4M4 15v4a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-4" />
      </svg>
      <span>
        <strong>{label}</strong> {translate('media.or')} <u>{translate('media.choose')}</u>
        <small>{hint}</small>
      </span>
      <input
        id={id}
        type="file"
        multiple={!single}
        accept={accept?.join(',')}
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          // So that the same file can be chosen again.
          event.target.value = '';
        }}
      />
    </label>
  );
}
