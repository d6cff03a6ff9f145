import { Button, FormHelperText } from '@mui/material';
import { useState } from 'react';
import { FieldTitle, InputHelperText, useGetOne, useInput, useTranslate } from 'react-admin';
import type { Media } from '#contract/media/media.ts';
import { MediaDialog } from './media-dialog.tsx';
import styles from './media.module.css';
import { Thumbnail } from './thumbnail.tsx';

/** Chooses one picture of the media library, or none. */
export function PictureInput({
  source,
  label,
  readOnly = false,
}: {
  source: string;
  label?: string;
  readOnly?: boolean;
}) {
  const translate = useTranslate();
  const { field, fieldState, id } = useInput({ source });
  const [open, setOpen] = useState(false);
  const chosen = typeof field.value === 'number' ? field.value : null;
  return (
    <fieldset className="whole" data-field={source} aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className={styles.label}>
        <FieldTitle source={source} label={label} />
      </span>
      <div className={`cluster ${styles.pick}`}>
        {chosen === null ? (
          <span className={`hint ${styles.none}`}>{translate('pictures.none')}</span>
        ) : (
          <Chosen id={chosen} />
        )}
        <span className={`cluster ${styles.actions}`}>
          {!readOnly && (
            <Button variant="outlined" onClick={() => setOpen(true)}>
              {translate(chosen === null ? 'pictures.choose' : 'pictures.change')}
            </Button>
          )}
          {chosen !== null && !readOnly && (
            <Button onClick={() => field.onChange(null)}>{translate('ra.action.remove')}</Button>
          )}
        </span>
      </div>
      {fieldState.error && (
        <FormHelperText error>
          <InputHelperText error={fieldState.error.message} />
        </FormHelperText>
      )}
      {open && <MediaDialog onChoose={([media]) => media && field.onChange(media.id)} onClose={() => setOpen(false)} />}
    </fieldset>
  );
}

function Chosen({ id }: { id: number }) {
  const translate = useTranslate();
  const { data } = useGetOne<Media>('media', { id });
  if (!data) return <span className={`hint ${styles.none}`} />;
  const isDescribed = data.decorative || data.alt.de !== '';
  return (
    <>
      <Thumbnail media={data} />
      <span className={styles.about}>
        <b>{data.file_name}</b>
        <small data-missing={!isDescribed || undefined}>
          {translate(data.decorative ? 'pictures.decorative' : isDescribed ? 'pictures.has_alt' : 'pictures.no_alt')}
        </small>
      </span>
    </>
  );
}
