import { Button, FormHelperText } from '@mui/material';
import { lazy, Suspense, useId, useState } from 'react';
import { FieldTitle, InputHelperText, useGetOne, useInput, useTranslate, type Validator } from 'react-admin';
import type { Media } from '#contract/media/media.ts';
import { fileExtension } from './media-facts.ts';
import styles from './file-input.module.css';

const PictureDialog = lazy(async () => ({ default: (await import('./media-dialog.tsx')).MediaDialog }));

interface FileInputProps {
  source: string;
  label: string;
  validate?: Validator;
  /** True: there may be none. */
  optional?: boolean;
}

/** Chooses one entry of the media library, picture or file. */
export function FileInput({ source, label, validate, optional = false }: FileInputProps) {
  const translate = useTranslate();
  const { field, fieldState, isRequired } = useInput({ source, ...(validate && { validate }) });
  const problemId = useId();
  const [open, setOpen] = useState(false);
  const chosen = typeof field.value === 'number' ? field.value : null;
  return (
    <fieldset className={styles.input} data-field={source}>
      <legend className={`hint ${styles.label}`}>
        <FieldTitle source={source} label={label} isRequired={isRequired} />
      </legend>
      {chosen === null ? <span className={styles.none}>{translate('media.no_file')}</span> : <Chosen id={chosen} />}
      <span>
        <Button
          variant="outlined"
          // Takes the focus after a refused save.
          data-invalid={fieldState.invalid}
          aria-describedby={fieldState.error ? problemId : undefined}
          onClick={() => setOpen(true)}
        >
          {translate('media.choose_file')}
        </Button>
        {optional && chosen !== null && (
          <Button onClick={() => field.onChange(null)}>{translate('ra.action.remove')}</Button>
        )}
      </span>
      {fieldState.error && (
        <FormHelperText id={problemId} error>
          <InputHelperText error={fieldState.error.message} />
        </FormHelperText>
      )}
      {open && (
        <Suspense>
          <PictureDialog
            includeFiles
            onChoose={([media]) => media && field.onChange(media.id)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </fieldset>
  );
}

function Chosen({ id }: { id: number }) {
  const { data } = useGetOne<Media>('media', { id });
  if (!data) return <span className={styles.none} />;
  return (
    <span className={styles.chosen}>
      {data.kind === 'image' ? <img src={data.thumbs['320']} alt="" /> : <b>{fileExtension(data.file_name)}</b>}
      <span>{data.file_name}</span>
    </span>
  );
}
